/** Longer is no description of a picture. */
export const MAX_LENGTH = 500
