/** The folder that a program of this folder writes to: its argument, else the working folder. */
export const outputFolder = process.argv[2] ?? '.'
