import type { Page } from '@playwright/test'

/**
 * The words of a page that go on in the next line without a hyphen, each with a bar where it is broken, be it that the hyphen that is there for it
 * is not drawn; words with a hyphen that the next line would have taken whole; figures parted from their units and in prose models from their numbers; and
 * of Chinese, which is broken anywhere in prose, the words of titles.
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
      for (const [start, end, isWhole] of wordsOf(data, isTitle)) {
        const at = findBreak(node, start, end, isWhole)
        if (at !== null) broken.push(`${data.slice(start, at)}|${data.slice(at, end)}`)
      }
    }
    for (const hyphen of document.querySelectorAll('span:empty')) {
      const [before, after] = [hyphen.previousSibling, hyphen.nextSibling].map(boxBeside)
      const isWanted = getComputedStyle(hyphen, '::before').content.includes('\u00AD')
      const isAtEnd = before && after && after.top > before.top + before.height / 2
      if (isWanted && isAtEnd && (hyphen.getBoundingClientRect().width < 1 || wouldFit(hyphen)))
        broken.push(`${hyphen.previousSibling?.textContent}|${hyphen.nextSibling?.textContent}`)
    }
    return [...new Set(broken)]

    /** Where the letter beside a hyphen is: the last one before it, or the first one after it. */
    function boxBeside(node: Node | null, side: number): DOMRect | null {
      if (!(node instanceof Text) || node.data === '' || !node.parentElement?.checkVisibility()) return null
      const range = document.createRange()
      const at = side === 0 ? node.length - 1 : 0
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect()
    }

    /** Whether what stands between two spaces or hyphens around a generated one is no longer than a line. */
    function wouldFit(hyphen: Element): boolean {
      let around = hyphen.parentElement
      while (around && getComputedStyle(around).display.startsWith('inline')) around = around.parentElement
      if (!around) return false
      const { paddingLeft, paddingRight } = getComputedStyle(around)
      const room = around.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return widthBeside(hyphen, 'previousSibling') + widthBeside(hyphen, 'nextSibling') + 4 < room
    }

    function widthBeside(hyphen: Element, side: 'previousSibling' | 'nextSibling'): number {
      let width = 0
      for (let node = hyphen[side]; node; node = node[side]) {
        if (!(node instanceof Text)) continue
        const { data } = node
        const space = side === 'nextSibling' ? data.search(/[^\S\u00A0]|-/) : data.search(/(?:[^\S\u00A0]|-)[^\s-]*$/)
        const range = document.createRange()
        range.setStart(node, side === 'nextSibling' ? 0 : space + 1)
        range.setEnd(node, side === 'nextSibling' && space >= 0 ? space : data.length)
        width += [...range.getClientRects()].reduce((sum, box) => sum + box.width, 0)
        if (space >= 0) break
      }
      return width
    }

    /** What is there for screen readers alone is a pixel in size. */
    function isHidden(it: Element): boolean {
      return it.getBoundingClientRect().width <= 1
    }

    /** With what is never parted, be it after a slash or a hyphen: a figure and its unit, in prose a model. */
    function wordsOf(text: string, isTitle: boolean): [start: number, end: number, isWhole?: true][] {
      const unit = 'm²|mm|cm|m|kg|kW|°C|bar|%|m/min|l/min|m³/h|мм|м|м/мин|м³/ч|кВт|кг'
      // Labels and titles have room for a model.
      const model = text.length > 40 ? '|(?<!\\p{L})NV \\d+' : ''
      const figure = new RegExp(`\\d[\\d.,]*[ \\u00A0\\u202F-](?:${unit})(?![\\p{L}/])${model}`, 'gu')
      const whole = [...text.matchAll(figure)].map((it): [number, number, true] => [
        it.index,
        it.index + it[0].length,
        true,
      ])
      const units = [...text.matchAll(/(?<![\p{L}])(?:m|l|m³|м|м³|л)\/(?:min|h|мин|ч)(?!\p{L})/gu)].map(
        (it): [number, number, true] => [it.index, it.index + it[0].length, true],
      )
      const words = [...text.matchAll(/[^\s\u200B]+/g)].flatMap(({ 0: word, index }): [number, number][] =>
        !/\p{Script=Han}/u.test(word)
          ? [[index, index + word.length]]
          : isTitle
            ? [...chinese.segment(word)].map((it) => [index + it.index, index + it.index + it.segment.length])
            : [],
      )
      return [...words, ...whole, ...units]
    }

    /** The index of the first letter that is in another line than the one before; null where a hyphen or a slash leads on. */
    function findBreak(node: Text, start: number, end: number, isWhole = false): number | null {
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
        if (isNextLine && (isWhole || !/[-\u00AD\u2010-\u2015/、，。；：]/.test(node.data[at - 1] ?? ''))) return at
        top = box.top
      }
      return null
    }
  })
}
