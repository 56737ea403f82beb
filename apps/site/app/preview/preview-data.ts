/** What the script of a preview is told by the server. */
export type PreviewScriptData = {
  base: string
  isEditor: boolean
  backOffice: string
  nothingSent: string
  stale: string
  /** Where the acceptance of the cookie notice is kept. */
  cookiesKey: string
}
