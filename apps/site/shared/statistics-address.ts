/** Where the script of a page tells what was seen, and below it which country has which time zone. */
export const VIEWS_PATH = '/views'
