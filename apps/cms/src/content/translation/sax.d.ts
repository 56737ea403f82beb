/** The part of the package that is used; it has no types of its own. */
declare module 'sax' {
  type Attribute = { value: string }
  export type QualifiedTag = { name: string; local: string; uri: string; attributes: Record<string, Attribute> }
  export type Parser = { write: (text: string) => Parser; close: () => Parser }
  const sax: { parser: (strict: boolean, options: { xmlns: boolean; position: boolean }) => Parser }
  export default sax
}
