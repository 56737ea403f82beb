/** The widths of the renditions of every picture, in pixels; never wider than the picture itself. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const

/** Best kind first: browsers take the first that they know. AVIF at effort 4 takes ten times as long as at 2 and saves little. */
export const pictureKinds = [
  { kind: 'avif', type: 'image/avif', quality: 52, effort: 2 },
  { kind: 'webp', type: 'image/webp', quality: 76, effort: 4 },
] as const

export type PictureKind = (typeof pictureKinds)[number]['kind']

export function toSizeName(kind: PictureKind, width: number): string {
  return `${kind}${width}`
}
