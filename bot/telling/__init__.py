"""What is said of a table: answers, the table message, reports that are owed or taken back, questions, pictures."""
