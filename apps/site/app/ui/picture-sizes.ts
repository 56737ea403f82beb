/** How many of the twelve columns of the content a picture takes; on phones it takes all of them, unless it says how wide it is there. */
type Columns = { desktop: number; tablet?: number; phone?: string }

const ALL = 12

/**
 * On phones 10 px less than the content: enlarged by 3 % nobody sees it, and many phones need the next rendition, of twice the bytes, by
 * no more than that (412 px with 1.75 or 2.625 device pixels each).
 */
const PHONE_WIDTH = 'calc(96vw - 36px)'

/** The `sizes` attribute of a picture in the columns of the content (page.module.css). */
export function columnSizes({ desktop, tablet = ALL, phone = PHONE_WIDTH }: Columns): string {
  return [
    `(min-width: 1200px) ${fixedWidth(desktop)}`,
    ...(desktop === tablet ? [] : [`(min-width: 992px) ${growingWidth(desktop)}`]),
    `(min-width: 768px) ${growingWidth(tablet)}`,
    phone,
  ].join(', ')
}

/** From 1200 px on the content is 1120 px wide, with gaps of 28 px. */
function fixedWidth(columns: number): string {
  const share = columns / ALL
  return `${Math.round(1120 * share - 28 * (1 - share))}px`
}

/** Below, the content is as wide as the screen but twice the gutter, 100vw - 72px, with gaps of 1.4vw + 9.6px (tokens.css). */
function growingWidth(columns: number): string {
  const share = columns / ALL
  const vw = 100 * share - 1.4 * (1 - share)
  const px = 72 * share + 9.6 * (1 - share)
  return `calc(${vw.toFixed(1)}vw - ${Math.round(px)}px)`
}

/** Of a picture in a row to scroll (Carousel.module.css): four, three or two side by side from 1200 px on. */
export const rowSizes = {
  narrow: '(min-width: 1200px) 259px, min(272px, 74vw)',
  medium: '(min-width: 1200px) 355px, min(352px, 82vw)',
  wide: '(min-width: 1200px) 546px, min(544px, 86vw)',
} as const
