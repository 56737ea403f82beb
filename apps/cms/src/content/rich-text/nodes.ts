/** The Lexical nodes of long text; of any other node only the text is read. */
export type LexicalNode = {
  type: string
  version: number
  children?: LexicalNode[]
  text?: string
  format?: number | string
  tag?: string
  listType?: string
  fields?: { url?: string; linkType?: string; newTab?: boolean } | null
  [key: string]: unknown
}
export type LexicalText = { root: LexicalNode }

export const BOLD = 1
export const ITALIC = 2

const element = { format: '', indent: 0, version: 1, direction: null }

export const text = (value: string, format: number): LexicalNode => ({
  type: 'text',
  text: value,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

export const paragraph = (children: LexicalNode[]): LexicalNode => ({
  ...element,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children,
})

export const heading = (level: 2 | 3 | 4, children: LexicalNode[]): LexicalNode => ({
  ...element,
  type: 'heading',
  tag: `h${level}`,
  children,
})

export const quote = (children: LexicalNode[]): LexicalNode => ({ ...element, type: 'quote', children })

export const list = (ordered: boolean, items: LexicalNode[][]): LexicalNode => ({
  ...element,
  type: 'list',
  listType: ordered ? 'number' : 'bullet',
  tag: ordered ? 'ol' : 'ul',
  start: 1,
  children: items.map((children, index) => ({ ...element, type: 'listitem', value: index + 1, children })),
})

export const link = (url: string, children: LexicalNode[], id: string): LexicalNode => ({
  ...element,
  type: 'link',
  version: 3,
  id,
  fields: { linkType: 'custom', url, newTab: false },
  children,
})

export const root = (children: LexicalNode[]): LexicalText => ({ root: { ...element, type: 'root', children } })
