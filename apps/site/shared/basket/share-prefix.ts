/** The start of the hash of a link that holds a basket. In a file of its own because every page looks for it. */
export const SHARE_PREFIX = '#basket='
