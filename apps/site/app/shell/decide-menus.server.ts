import type { Menu, MenuEntry, MenuKind, MenuPlace } from '@vitrine/contract/shapes/shell'
import type { ListedMenu, Menus, ShownEntry } from '../../shared/layout-data.ts'
import { mobileMenuEntries, navEntries } from './nav-entries.ts'

const products: ShownEntry = { to: null, name: 'header.products' }
const footerProducts: ShownEntry = { to: null, name: 'footer.products' }

const ownEntries: Record<Exclude<MenuKind, 'products' | 'link'>, ShownEntry> = {
  turnkey: { to: '/turnkey', name: 'header.turnkey' },
  about: { to: '/about', name: 'header.about' },
  service: { to: '/service', name: 'header.service' },
  blog: { to: '/blog', name: 'header.blog' },
  contact: { to: '/contact', name: 'header.contact' },
  reviews: { to: '/reviews', name: 'header.reviews' },
}

/** On phones these stand only where there are posts (R2.27). */
const onPhoneWithPosts: readonly MenuKind[] = ['service', 'blog', 'contact']

/**
 * What header, phone menu and footer list.
 * @param saved what editors made of it; nothing of a backend that lacks the call, or where nobody has: then it is the menu of R2.16, R2.27 and R2.36
 * @param hasPosts whether the language has posts: otherwise events are nowhere (R2.17)
 */
export function decideMenus(saved: Menu | null | undefined, hasPosts: boolean): Menus {
  const entries = saved?.entries
  if (!entries) {
    return {
      header: [products, ...navEntries(hasPosts)],
      phone: { products, links: mobileMenuEntries(hasPosts) },
      footer: { products: footerProducts, links: navEntries(hasPosts) },
    }
  }
  const listed = (place: MenuPlace) =>
    entries
      .filter(({ kind, places }) => places.includes(place) && isShown(kind, place, hasPosts))
      .flatMap((entry) => toShown(entry, place))
  return { header: listed('header'), phone: split(listed('phone')), footer: split(listed('footer')) }
}

const isLink = (entry: ShownEntry): entry is ListedMenu['links'][number] => entry.to !== null
const split = (entries: readonly ShownEntry[]): ListedMenu => ({
  products: entries.find((it) => !isLink(it)),
  links: entries.filter(isLink),
})

function isShown(kind: MenuKind, place: MenuPlace, hasPosts: boolean): boolean {
  return hasPosts || !(place === 'phone' ? onPhoneWithPosts : ['blog']).includes(kind)
}

function toShown({ kind, label, link, isFallback }: MenuEntry, place: MenuPlace): ShownEntry[] {
  if (kind === 'link') return label && link ? [{ to: link, label, ...(isFallback && { isFallback }) }] : []
  const own = kind !== 'products' ? ownEntries[kind] : place === 'footer' ? footerProducts : products
  return [label ? { to: own.to, label } : own]
}
