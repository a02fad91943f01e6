"""What all answers are made with: messages as data, ids of presses, stamps, and the one file that sends."""
