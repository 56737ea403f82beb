import { menuKinds } from '@vitrine/contract/shapes/shell'

/** The menu that the site has by itself, as the form shows it while nobody has saved another. On phones reviews are not in it (R2.27). */
export const builtInEntries = () =>
  menuKinds
    .filter((kind) => kind !== 'link')
    .map((kind) => ({ kind, inHeader: true, inPhone: kind !== 'reviews', inFooter: true }))
