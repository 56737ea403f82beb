/** What follows a letter: the patterns that go on, the place in the list of levels of one that ends there, or both. */
type Tree = { readonly [character: string]: Tree | number | readonly [Tree, number] }

/** Patterns of a language as the package hyphen has them: levels, a tree of letters, and words with the places of their hyphens. */
export type PatternDefinition = readonly [
  levels: readonly (readonly number[])[],
  tree: Tree,
  exceptions?: Readonly<Record<string, readonly number[]>>,
]

const isEnd = (next: Tree[string]) => typeof next === 'number' || Array.isArray(next)
const treeOf = (next: Tree[string]): Tree =>
  typeof next === 'number' ? {} : Array.isArray(next) ? next[0] : (next as Tree)
const levelsOf = (next: Tree[string]): number =>
  typeof next === 'number' ? next : (next as readonly [Tree, number])[1]

/**
 * Where words of a language may be hyphenated, after F. M. Liang, "Word Hy-phen-a-tion by Com-put-er" (1983). The tree of letters is kept in
 * arrays, node by node in the order of their distance from the root, so that the children of a node stand together: objects within objects,
 * most with a hidden class of their own, take ten times the memory.
 */
export class HyphenationPatterns {
  readonly #characters: Uint16Array
  /** By node: where its children begin; they end where those of the next node begin. */
  readonly #children: Uint32Array
  /** By node: the place of its levels, and one more; 0 where no pattern ends. */
  readonly #ends: Uint16Array
  readonly #levels: readonly (readonly number[])[]
  readonly #exceptions: Readonly<Record<string, readonly number[]>>

  constructor([levels, tree, exceptions = {}]: PatternDefinition) {
    const trees = [tree]
    const characters = [0]
    const ends = [0]
    const children: number[] = []
    for (const of of trees) {
      children.push(trees.length)
      for (const [character, next] of Object.entries(of)) {
        trees.push(treeOf(next))
        characters.push(character.charCodeAt(0))
        ends.push(isEnd(next) ? levelsOf(next) + 1 : 0)
      }
    }
    this.#characters = Uint16Array.from(characters)
    this.#children = Uint32Array.from([...children, trees.length])
    this.#ends = Uint16Array.from(ends)
    this.#levels = levels
    this.#exceptions = exceptions
  }

  /**
   * @param word letters alone
   * @returns how many letters stand before each hyphen, in their order
   */
  findHyphens(word: string): readonly number[] {
    const lowered = word.toLocaleLowerCase()
    if (Object.hasOwn(this.#exceptions, lowered)) return this.#exceptions[lowered] ?? []
    const text = `.${lowered}.`
    const found = new Uint8Array(text.length + 1)
    for (let start = 0; start < text.length - 2; start += 1) this.#addLevels(text, start, found)
    const hyphens: number[] = []
    // Odd levels allow a hyphen, even ones forbid it. None leaves a letter alone.
    for (let at = 2; at < word.length - 1; at += 1) if ((found[at] ?? 0) % 2 === 1) hyphens.push(at)
    return hyphens
  }

  /** Raises what is found to the levels of all patterns that begin at `start`; those of a word's begin leave the dot out. */
  #addLevels(text: string, start: number, found: Uint8Array) {
    const first = Math.max(0, start - 1)
    let node = 0
    for (let at = start; at < text.length; at += 1) {
      node = this.#findChild(node, text.charCodeAt(at))
      if (node === 0) return
      for (const [offset, level] of (this.#levels[(this.#ends[node] ?? 0) - 1] ?? []).entries())
        if (level > (found[first + offset] ?? 0)) found[first + offset] = level
    }
  }

  /** 0, the root, where there is none. */
  #findChild(node: number, character: number): number {
    const end = this.#children[node + 1] ?? 0
    for (let child = this.#children[node] ?? 0; child < end; child += 1)
      if (this.#characters[child] === character) return child
    return 0
  }
}
