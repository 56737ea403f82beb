import type { Menu, MenuEntry, MenuKind, MenuPlace } from '@vitrine/contract/shapes/shell'
import type { ListedMenu, Menus, ShownEntry } from '../../shared/layout-data.ts'

type OwnKind = Exclude<MenuKind, 'link'>

const ownEntries: Record<OwnKind, ShownEntry> = {
  products: { to: null, name: 'header.products' },
  turnkey: { to: '/turnkey', name: 'header.turnkey' },
  about: { to: '/about', name: 'header.about' },
  service: { to: '/service', name: 'header.service' },
  blog: { to: '/blog', name: 'header.blog' },
  contact: { to: '/contact', name: 'header.contact' },
  reviews: { to: '/reviews', name: 'header.reviews' },
}
const footerProducts: ShownEntry = { to: null, name: 'footer.products' }

/** The menu that the site has by itself: in the order of R2.16, on phones in that of R2.27. */
const main: readonly OwnKind[] = ['products', 'turnkey', 'about', 'service', 'blog', 'contact', 'reviews']
const ownMenu: Record<MenuPlace, readonly OwnKind[]> = {
  header: main,
  phone: ['products', 'about', 'turnkey', 'service', 'blog', 'contact'],
  footer: main,
}

/** On phones these stand only where there are posts (R2.27). */
const onPhoneWithPosts: readonly MenuKind[] = ['service', 'blog', 'contact']

/**
 * What header, phone menu and footer list.
 * @param saved what editors made of it; nothing of a backend that lacks the call, or where nobody has: then it is the menu of the site
 * @param hasPosts whether the language has posts: otherwise events are nowhere (R2.17)
 */
export function decideMenus(saved: Menu | null | undefined, hasPosts: boolean): Menus {
  const listed = (place: MenuPlace): ShownEntry[] => {
    const entries = saved?.entries?.filter(({ places }) => places.includes(place))
    return entries
      ? entries.filter(({ kind }) => isShown(kind, place, hasPosts)).flatMap((entry) => toShown(entry, place))
      : ownMenu[place].filter((kind) => isShown(kind, place, hasPosts)).map((kind) => ownEntry(kind, place))
  }
  return { header: listed('header'), phone: split(listed('phone')), footer: split(listed('footer')) }
}

function isShown(kind: MenuKind, place: MenuPlace, hasPosts: boolean): boolean {
  return hasPosts || !(place === 'phone' ? onPhoneWithPosts : ['blog']).includes(kind)
}

const ownEntry = (kind: OwnKind, place: MenuPlace): ShownEntry =>
  kind === 'products' && place === 'footer' ? footerProducts : ownEntries[kind]

function toShown({ kind, label, link, isFallback }: MenuEntry, place: MenuPlace): ShownEntry[] {
  if (kind === 'link') return label && link ? [{ to: link, label, ...(isFallback && { isFallback }) }] : []
  const own = ownEntry(kind, place)
  return [label ? { to: own.to, label } : own]
}

const isLink = (entry: ShownEntry): entry is ListedMenu['links'][number] => entry.to !== null
const split = (entries: readonly ShownEntry[]): ListedMenu => ({
  products: entries.find((it) => !isLink(it)),
  links: entries.filter(isLink),
})
