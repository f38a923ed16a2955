"""What all drawings are made with: ink on paper, outlines, signs, colours and handwriting."""
