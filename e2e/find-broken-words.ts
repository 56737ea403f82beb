import type { Page } from '@playwright/test'

/**
 * The words of a page that go on in the next line without a hyphen that is seen, each with a bar where it is broken; figures parted from their units; and of
 * Chinese, which is broken anywhere in prose, the words of titles.
 */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chinese = new Intl.Segmenter('zh', { granularity: 'word' })
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const { parentElement: parent, data } = node
      if (!parent || !/\S/.test(data) || parent.closest('script, style, noscript, svg, [aria-hidden=true]')) continue
      if (!parent.checkVisibility({ visibilityProperty: true }) || isHidden(parent)) continue
      const isTitle = parent.closest('h1, h2, h3') !== null
      for (const [start, end] of wordsOf(data, isTitle)) {
        const at = findBreak(node, start, end)
        if (at !== null) broken.push(`${data.slice(start, at)}|${data.slice(at, end)}`)
      }
    }
    for (const hyphen of document.querySelectorAll('[class*=hyphen]')) {
      const parts = [hyphen.previousSibling, hyphen.nextSibling]
      const [above, below] = parts.map((it, isNext) => (it instanceof Text ? boxAtHyphen(it, isNext === 1) : null))
      if (!above?.width || !below?.width || below.top <= above.top + above.height / 2) continue
      if (hyphen.getBoundingClientRect().width < 1) broken.push(parts.map((it) => it?.textContent).join('|'))
    }
    return [...new Set(broken)]

    /** Of the character beside a hyphen: the last one before it, or the first one behind it. */
    function boxAtHyphen(text: Text, isNext: boolean): DOMRect {
      const character = document.createRange()
      character.setStart(text, isNext ? 0 : text.length - 1)
      character.setEnd(text, isNext ? 1 : text.length)
      return character.getBoundingClientRect()
    }

    /** What is there for screen readers alone is a pixel in size. */
    function isHidden(it: Element): boolean {
      return it.getBoundingClientRect().width <= 1
    }

    function wordsOf(text: string, isTitle: boolean): [start: number, end: number][] {
      const figures = [...text.matchAll(/\d[\d.,]*[ \u00A0\u202F](?:m²|mm|cm|m|kg|kW|°C|bar|%)(?![\p{L}])/gu)].map(
        (it): [number, number] => [it.index, it.index + it[0].length],
      )
      const words = [...text.matchAll(/[^\s\u200B]+/g)].flatMap(({ 0: word, index }): [number, number][] =>
        !/\p{Script=Han}/u.test(word)
          ? [[index, index + word.length]]
          : isTitle
            ? [...chinese.segment(word)].map((it) => [index + it.index, index + it.index + it.segment.length])
            : [],
      )
      return [...words, ...figures]
    }

    /** The index of the first letter that is in another line than the one before; null where a hyphen or a slash leads on. */
    function findBreak(node: Text, start: number, end: number): number | null {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      const boxes = range.getClientRects()
      if (boxes.length < 2) return null
      let top: number | null = null
      for (let at = start; at < end; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getBoundingClientRect()
        if (box.width === 0 || box.height === 0) continue
        // Lines of titles overlap.
        const isNextLine = top !== null && box.top > top + box.height / 2
        if (isNextLine && !/[-\u00AD\u2010-\u2015/、，。；：]/.test(node.data[at - 1] ?? '')) return at
        top = box.top
      }
      return null
    }
  })
}
