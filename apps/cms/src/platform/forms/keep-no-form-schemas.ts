/** Keeps nothing: whoever looks for what was kept makes it anew. */
class NoSchemas extends Map<string, unknown> {
  override get(): undefined {
    return undefined
  }

  override set(): this {
    return this
  }
}

/**
 * Has Payload make the fields of a form anew for each reader. It keeps those of each collection for all of them, in the language of whoever was the first:
 * labels that are functions, as ours are (localize-forms.ts), were then read in another language. To be called before Next is loaded.
 */
export function keepNoFormSchemas(): void {
  Object.assign(globalThis, { _payload_clientSchemaMap: new NoSchemas() })
}
