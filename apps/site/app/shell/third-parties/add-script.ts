/** Fetches another's script, once a document, without holding anything up. */
export function addScript(src: string) {
  if ([...document.scripts].some((it) => it.src === src)) return
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
