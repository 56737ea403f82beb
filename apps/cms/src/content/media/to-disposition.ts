/** The header of a download under its own name, in any letters (RFC 6266). What strangers made is never shown on an origin of ours. */
export const toDisposition = (fileName: string) =>
  `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(fileName)}`
