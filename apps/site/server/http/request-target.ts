/** What a request line asks for: an address in the one spelling that we keep, or the reason why there is none. */
export type RequestTarget = { url: string } | { refused: string }

const absoluteForm = /^https?:\/\/[^/?#]*/i
/** They mean the same with and without percent-encoding (RFC 3986, sections 2.2 and 2.3). */
const plainInPath = /^[A-Za-z0-9\-._~!$&'()*+,;=:@]$/
/** A slash or back-slash that is hidden from whoever splits the path, and control characters. */
const hidden = /%(?:2F|5C|[01][0-9A-F]|7F)/
const notInPath = /[^!$%&'()*+,\-./:;=@A-Za-z0-9_~[\]]/g

/**
 * Reads the target of a request line (RFC 9112, section 3.2) strictly, so that nobody behind us can understand another address than we do.
 * The path comes back normalised (RFC 3986, section 6.2.2): however it was typed, it is one key of the cache. The query stays as it is.
 */
export function readRequestTarget(given: string): RequestTarget {
  const url = given.replace(absoluteForm, '')
  const at = url.indexOf('?')
  const typed = (at < 0 ? url : url.slice(0, at)) || '/'
  const query = at < 0 ? '' : url.slice(at)
  if (!typed.startsWith('/')) return { refused: 'it is no path' }
  if (/[\\#]/.test(typed)) return { refused: 'a path has no back-slash and no fragment' }
  const path = normalise(typed)
  if (path === null) return { refused: 'a percent sign stands for itself' }
  if (hidden.test(path)) return { refused: 'a slash, a back-slash or a control character is hidden in it' }
  if (path.split('/').some((it) => it === '.' || it === '..')) return { refused: 'it has dot segments' }
  return { url: path + query }
}

/** One spelling of a path, or null where it cannot be decoded. */
function normalise(typed: string): string | null {
  const encoded = typed.replace(notInPath, (it) => `%${it.charCodeAt(0).toString(16).padStart(2, '0')}`)
  const path = encoded.replace(/%([0-9a-f]{2})/gi, (all, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16))
    return plainInPath.test(character) ? character : all.toUpperCase()
  })
  return isDecodable(path) ? path : null
}

/** The result is looked at: a bundler leaves out a decoding that nobody needs, and with it what it throws. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
