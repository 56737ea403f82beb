import { randomUUID } from 'node:crypto'
import { initI18n } from '@payloadcms/translations'
import { createClientCollectionConfigs, type Field, type SanitizedCollectionConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { exampleSaw, exampleSender } from '../../testing/example-order.ts'
import { createTestCms } from '../../testing/test-cms.ts'

const deskCollections = ['enquiries', 'answer-templates', 'messages']

let cms: Awaited<ReturnType<typeof createTestCms>>
let operator: Record<string, string>
beforeAll(async () => {
  cms = await createTestCms({ ENQUIRY_MAIL_TO: 'sales@norvane.example' })
  operator = await cms.logIn('operator')
})

async function send(sender: object) {
  const id = randomUUID()
  const headers = { 'content-type': 'application/json', 'idempotency-key': id }
  const body = JSON.stringify({ ...exampleSender, message: 'A saw, please.', cart: [exampleSaw], ...sender })
  expect((await cms.callApi('/order_request/', { method: 'POST', headers, body })).status).toBe(201)
  return cms.payload.findByID({ collection: 'enquiries', id, depth: 0 })
}

/** What Payload's list finds for what is typed above it. */
async function search<Slug extends 'enquiries' | 'messages'>(slug: Slug, typed: string) {
  const { mergeListSearchAndWhere } = await import('payload/shared')
  const where = mergeListSearchAndWhere({ collectionConfig: cms.payload.collections[slug].config, search: typed })
  const { user } = await cms.payload.auth({ headers: new Headers(operator) })
  return (await cms.payload.find({ collection: slug, where, overrideAccess: false, user, depth: 0 })).docs
}

/** The desk's collections as the browser of an operator gets them. */
async function clientCollections(language: 'ar' | 'de' | 'en') {
  const { config, importMap } = cms.payload
  const i18n = await initI18n({ config: config.i18n, context: 'client', language })
  const collections = config.collections.filter(({ slug }) => deskCollections.includes(slug))
  return createClientCollectionConfigs({
    collections: collections as SanitizedCollectionConfig[],
    defaultIDType: 'number',
    i18n,
    importMap,
  }) as unknown as { slug: string; fields: (Field & { name: string })[] }[]
}

describe('what operators read above and in the lists', () => {
  it('is in their language: every field, every option, every heading [R15.80]', () => {
    const english: string[] = []
    for (const { slug, fields, labels, admin } of cms.payload.config.collections) {
      if (!deskCollections.includes(slug)) continue
      const check = (path: string, text: unknown) => typeof text === 'string' && english.push(`${path}: ${text}`)
      check(slug, labels.plural)
      check(slug, labels.singular)
      check(`${slug} description`, admin.description)
      for (const field of fields as (Field & { name: string })[]) {
        const { name, label, admin: shown } = field as { name: string; label: unknown; admin?: Record<string, unknown> }
        if (shown?.disableListFilter) continue
        check(`${slug}.${name}`, label)
        const options = 'options' in field ? field.options : []
        for (const option of options) check(`${slug}.${name}`, typeof option === 'string' ? option : option.label)
      }
    }
    expect(english).toEqual([])
  })

  it('names countries and languages as the operator does, in the order of English [R15.80]', async () => {
    const optionsOf = async (language: 'ar' | 'de', name: string) => {
      const enquiries = (await clientCollections(language)).find(({ slug }) => slug === 'enquiries')
      const field = enquiries?.fields.find((it) => it.name === name) as unknown as { options: { value: string }[] }
      return field.options.filter(({ value }) => ['PL', 'DE', 'cn', 'de'].includes(value))
    }
    expect(await optionsOf('de', 'countryCode')).toEqual([
      { label: 'Deutschland', value: 'DE' },
      { label: 'Polen', value: 'PL' },
    ])
    expect(await optionsOf('ar', 'language')).toEqual([
      { label: 'الصينية المبسطة', value: 'cn' },
      { label: 'الألمانية', value: 'de' },
    ])
  })

  it('offers no field as column or filter that operators cannot read [R15.81]', async () => {
    const offered = (await clientCollections('en')).flatMap(({ slug, fields }) =>
      fields
        .filter(({ admin }) => !(admin as Record<string, unknown>)?.disableListFilter)
        .map(({ name }) => `${slug}.${name}`),
    )
    const hidden = ['id', 'basket', 'files', 'contentHash'].map((name) => `enquiries.${name}`)
    expect(offered.filter((it) => [...hidden, 'messages.leasedUntil'].includes(it))).toEqual([])
  })
})

describe('the search above a list', () => {
  it('finds a country by its name in any language, whatever the visitor wrote [R15.82]', async () => {
    const countries = ['Polska', 'Польша', 'PL', 'Poland (Polska)']
    for (const country of countries) await send({ country, email: 'polish@example.com' })
    await send({ country: 'Germany', email: 'german@example.com' })
    for (const typed of ['Poland', 'polska', 'Polen', '波兰', 'Pologne', 'POLONYA']) {
      const found = await search('enquiries', typed)
      expect([typed, ...found.map(({ country }) => country).toSorted()]).toEqual([typed, ...countries.toSorted()])
    }
  })

  it('follows into the export [R15.82]', async () => {
    await send({ country: 'Österreich', email: 'austrian@example.com' })
    const response = await cms.callRest('/enquiries/export?format=csv&search=Austria', { headers: operator })
    expect(await response.text()).toContain('austrian@example.com')
  })

  it('finds messages by the number of their enquiry, by address and by subject [R15.83]', async () => {
    const enquiry = await send({ email: 'found@example.com', company_name: 'Found Ltd' })
    const now = new Date().toISOString()
    await cms.payload.db.create({
      collection: 'messages',
      data: {
        enquiry: enquiry.id,
        kind: 'answer',
        messageId: randomUUID(),
        to: 'found@example.com',
        subject: 'Re: your saw with two heads',
        state: 'waiting',
        attempts: 0,
        nextAt: now,
        createdAt: now,
        updatedAt: now,
      },
    })
    const kindsFound = async (typed: string) => (await search('messages', typed)).map(({ kind }) => kind).toSorted()
    expect(await kindsFound(enquiry.number ?? '-')).toEqual(['answer', 'operator', 'receipt'])
    expect(await kindsFound('found@example')).toEqual(['answer', 'operator', 'receipt'])
    expect(await kindsFound('two heads')).toEqual(['answer'])
  })
})

describe('the page of an enquiry', () => {
  it('names products in the operator’s language, else in English [R15.86]', async () => {
    const enquiry = await send({ email: 'names@example.com' })
    const { loadEnquiryPage } = await import('./page/load-enquiry-page.ts')
    const nameIn = async (language: string) =>
      (await loadEnquiryPage(cms.payload, enquiry, language)).products.get(exampleSaw.slug)?.name
    const [english, german, chinese] = [await nameIn('en'), await nameIn('de'), await nameIn('zh')]
    expect([english, german]).toEqual([
      'Double mitre saw with pneumatic tilt',
      'Doppelgehrungssäge mit pneumatischer Schwenkung',
    ])
    expect(chinese).toMatch(/\p{Script=Han}/u)
    const [product] = (await cms.payload.find({ collection: 'products', where: { slug: { equals: exampleSaw.slug } } }))
      .docs
    await cms.payload.update({
      collection: 'products',
      id: product?.id ?? 0,
      data: { name: null as never },
      locale: 'vn',
    })
    expect(await nameIn('vi')).toBe(english)
  })
})
