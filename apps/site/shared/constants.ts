/** The numbers of R9.1 to R9.11 that the browser needs, each once, with its unit. Sizes that only styles need are in app/ui/tokens.css. */

/** Below this width the screen is a phone: the header's thresholds differ (R2.15, R9.6). */
export const MOBILE_BREAKPOINT_PX = 768

/** Scrolled further than this, the header is compact. */
export const HEADER_COMPACT_AFTER_MOBILE_PX = 80
export const HEADER_COMPACT_AFTER_PX = 100
/** The accumulated scrolling down that hides the header. */
export const HEADER_HIDE_AFTER_PX = 100
/** On pages with a hero the contact button waits for a scroll up past this. */
export const HEADER_CONTACT_AFTER_PX = 80

export const SCROLL_TOP_AFTER_PX = 450

export const HERO_SLIDE_MS = 5000

export const COOKIE_BANNER_AFTER_MS = 500

export const LOADING_BAR_THROTTLE_MS = 200
export const LOADING_BAR_DURATION_MS = 5000
export const LOADING_BAR_TICK_MS = 100
export const LOADING_BAR_HIDE_AFTER_MS = 500

/** The minimum time until a result is shown, so that the button's "sending" can be read. */
export const FETCH_MINIMUM_DELAY_MS = 200

/** What visitors will likely need next is fetched when the page is idle, and at the latest after this time. */
export const PREFETCH_IDLE_TIMEOUT_MS = 2000

/** After loading: when a page that nobody touches wakes by itself, in time for the second slide of the hero. No requirement gives this figure. */
export const WAKE_AFTER_MS = 4000

/** After a link in the mobile menu was followed the menu closes when the page is shown, and at the latest after this time. */
export const MOBILE_MENU_AUTOCLOSE_MS = 1000

/** A failure to load a chunk reloads the page at most once in this time. */
export const CHUNK_RELOAD_GUARD_MS = 60_000

/** Suggestions are requested after this time without typing. No requirement gives this figure. */
export const SEARCH_SUGGESTIONS_AFTER_MS = 150

export const COOKIE_DAYS = 365

/** The length of a swipe down that closes the mobile menu. No requirement gives this figure. */
export const SWIPE_CLOSE_AFTER_PX = 72

/** How many items of long lists are shown at first. No requirement gives this figure. */
export const LIST_INITIAL_COUNT = 8

/** The smallest quantity of a basket line. */
export const BASKET_MIN_QUANTITY = 1
