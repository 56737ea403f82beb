/** The query key that opens the finder where nothing is asked yet. */
export const FIND_PARAM = 'find'
