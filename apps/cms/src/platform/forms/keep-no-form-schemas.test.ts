import type { ClientConfig } from 'payload'
import { expect, it } from 'vitest'
import { keepNoFormSchemas } from './keep-no-form-schemas.ts'

/** Loaded as Next does: what Payload keeps is read when its file is. */
const loadPayloads = () => import('@payloadcms/ui/utilities/getClientSchemaMap')

it('has Payload make the fields of a form in the language of each reader [R14.193]', async () => {
  keepNoFormSchemas()
  const { getClientSchemaMap } = await loadPayloads()
  /** The label of a field for a reader whose configuration says it so. */
  const labelFor = (label: string) => {
    const fields = [{ name: 'description', type: 'textarea', label }]
    const schemas = getClientSchemaMap({
      collectionSlug: 'products',
      config: { collections: [{ slug: 'products', fields }] } as unknown as ClientConfig,
      i18n: {} as never,
      payload: {} as never,
      schemaMap: new Map(),
    })
    return (schemas.get('products.description') as { label?: string } | undefined)?.label
  }
  expect(['الوصف', 'Beschreibung'].map(labelFor)).toEqual(['الوصف', 'Beschreibung'])
})
