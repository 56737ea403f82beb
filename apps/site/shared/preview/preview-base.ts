import { PREVIEW_PATH } from '@vitrine/contract/preview-path'

/** The prefix of a preview before the address of a page: `/preview/{token}`. */
const prefix = new RegExp(`^${PREVIEW_PATH}/([\\w~-]+)(?=/|$)`)

/** The token in an address of a preview, the prefix with it, and the address of the page behind it; null for every other address. */
export function readPreviewAddress(pathname: string): { token: string; base: string; page: string } | null {
  const [base, token] = prefix.exec(pathname) ?? []
  return base && token ? { token, base, page: pathname.slice(base.length) || '/' } : null
}
