/** How the hash of a link begins that holds a basket. It stands alone because every page looks for it. */
export const SHARE_PREFIX = '#basket='
