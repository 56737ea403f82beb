import type { DocumentSummary, ProductDocument } from '@vitrine/contract/shapes/documents'

/** What of some documents counts today, at a glance: kinds, languages and formats each once, in the order of the documents. */
export function summarizeDocuments(documents: readonly ProductDocument[]): DocumentSummary {
  const inForce = documents.map((it) => ({ ...it, versions: it.versions.filter((version) => version.in_force) }))
  const versions = inForce.flatMap((it) => it.versions)
  return {
    kinds: unique(inForce.filter((it) => it.versions.length > 0).map(({ kind }) => kind)),
    languages: unique(versions.flatMap(({ language }) => language ?? [])),
    formats: unique(versions.map(({ format }) => format)),
    bytes: versions.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

const unique = <Item>(all: readonly Item[]) => [...new Set(all)]
