import type { Picture } from '@vitrine/contract/shapes/media'

/** A node of schema.org. Properties that are undefined are left out when it is serialized. */
export type Node = { '@type': string; '@id'?: string } & Record<string, unknown>

/** The page that a node is on. */
export type PageContext = {
  /** The public address without a slash at the end. */
  siteUrl: string
  /** The page's canonical address. */
  url: string
  /** BCP 47. */
  language: string
}

export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`

/** A picture's absolute address. */
export function imageUrl(picture: Picture | null | undefined, siteUrl: string): string | undefined {
  return picture ? new URL(picture.src, siteUrl).href : undefined
}

/** Undefined where there is nothing to say: an empty text or list is worse than none. */
export function ifAny<Value extends string | readonly unknown[]>(value: Value): Value | undefined {
  return value.length > 0 ? value : undefined
}
