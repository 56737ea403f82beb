/** Loads a third party's script, once a document, without blocking. */
export function addScript(src: string) {
  if ([...document.scripts].some((it) => it.src === src)) return
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
