/** The longest that a list of new products reaches back. */
export const MAX_NEWS_DAYS = 180
