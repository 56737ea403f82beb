/** A list that is answered whole, as it is read, or a page at a time. */
export class ListAnswer<Element> {
  readonly total: number
  /** Reads some of the elements in their order. */
  readonly read: (offset: number, limit: number) => Promise<Element[]>

  constructor(total: number, read: (offset: number, limit: number) => Promise<Element[]>) {
    this.total = total
    this.read = read
  }

  /** The same list of other elements, made from those that are read together. */
  map<Other>(toOthers: (elements: Element[]) => Promise<Other[]>): ListAnswer<Other> {
    return new ListAnswer(this.total, async (offset, limit) => toOthers(await this.read(offset, limit)))
  }

  /** A list of what is known already. */
  static of<Element>(elements: readonly Element[]): ListAnswer<Element> {
    return new ListAnswer(elements.length, async (offset, limit) => elements.slice(offset, offset + limit))
  }

  /** Lists one after the other. */
  static join<Element>(lists: readonly ListAnswer<Element>[]): ListAnswer<Element> {
    const total = lists.reduce((sum, list) => sum + list.total, 0)
    return new ListAnswer(total, async (offset, limit) => {
      const elements: Element[] = []
      let skipped = offset
      for (const list of lists) {
        const missing = limit - elements.length
        if (missing === 0) break
        if (skipped < list.total) elements.push(...(await list.read(skipped, missing)))
        skipped = Math.max(0, skipped - list.total)
      }
      return elements
    })
  }
}

/** An object one of whose fields is a list, such as a category with its products. */
export class WithList<Element> {
  readonly rest: object
  readonly name: string
  readonly list: ListAnswer<Element>

  /** @param rest the object without the list @param name where the list stands in it */
  constructor(rest: object, name: string, list: ListAnswer<Element>) {
    this.rest = rest
    this.name = name
    this.list = list
  }
}
