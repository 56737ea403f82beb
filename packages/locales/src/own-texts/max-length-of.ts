/** Longer than any built-in text: what is longer is no text of an interface. */
const MAX_LENGTH = 600

/** The bar at the bottom of phones has five places of 70 px. */
const BAR = 14
/** Menus on one line beside the logo. */
const MENU = 20
/** Buttons and links that stand beside others. */
const BUTTON = 32

/** In characters, where the place is narrow. */
const narrow: Record<string, number> = {
  'bar.home': BAR,
  'header.products': BAR,
  'header.service': BAR,
  'contact.title': BAR,
  'header.menu': BAR,
  'header.turnkey': MENU,
  'header.about': MENU,
  'header.blog': MENU,
  'header.contact': MENU,
  'header.reviews': MENU,
  'header.contactButton': 26,
  'common.more': BUTTON,
  'common.showMore': BUTTON,
  'common.showLess': BUTTON,
  'compare.best': MENU,
  'compare.link': MENU,
  'cookies.accept': MENU,
  'finder.open': 36,
  'form.back': MENU,
  'form.send': MENU,
  'list.next': BUTTON,
  'list.previous': BUTTON,
  'product.addToBasket': BUTTON,
  'product.inBasket': BUTTON,
  'search.all': BAR,
  'search.posts': BUTTON,
  'search.products': BUTTON,
  'search.turnkeys': BUTTON,
  'blog.share': MENU,
  'meta.title': 100,
  'meta.description': 200,
}

/** How many characters the text of a key may have. */
export function maxLengthOf(key: string): number {
  return narrow[key] ?? MAX_LENGTH
}

/** Whether a text stands where there is little room. */
export const isNarrow = (key: string): boolean => key in narrow

/** The keys of narrow places, for the test that compares them with the built-in texts. */
export const narrowKeys: readonly string[] = Object.keys(narrow)
