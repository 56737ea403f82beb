import { beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../../testing/test-cms.ts'
import { toLexical } from '../rich-text/markdown-to-lexical.ts'
import { asTranslator } from './testing/translator.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let editor: Awaited<ReturnType<typeof asTranslator>>
let headers: Record<string, string>

beforeAll(async () => {
  cms = await createTestCms()
  editor = await asTranslator(cms)
  const { token } = await cms.payload.login({
    collection: 'users',
    data: { email: 'editor@norvane.example', password: 'a password of editor' },
  })
  headers = { authorization: `JWT ${token}`, 'accept-language': 'de' }
}, 120_000)

async function exportFile(query: string): Promise<string> {
  const response = await cms.callRest(`/translating/export?${query}`, { headers })
  expect(response.status).toBe(200)
  return response.text()
}

async function send(body: string | Uint8Array) {
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: body as string,
  }
  const response = await cms.callRest('/translating/import?name=back.xlf', init)
  return { status: response.status, body: (await response.json()) as { id: number; error: string; message: string } }
}

const press = (id: number, step: string) => editor.edit('POST', `/translating/${id}/${step}`)

/** An agency: the words of each source in capitals as the target, with all tags. */
const translated = (file: string) =>
  file.replaceAll(/<source([^>]*)>(.*?)<\/source>/gs, (all, attributes, content: string) => {
    const target = content.replaceAll(
      /(<[^>]*translate="no">.*?<\/mrk>|<[^>]*>|&\w+;)|([^<&]+)/g,
      (_, tag, words) => tag ?? words.toUpperCase(),
    )
    return `${all}<target${attributes}>${target}</target>`
  })

const texts = {
  name: 'Saw & co NV 770',
  summary: 'Cuts {count} bars at 2.5 m/min.',
  description: toLexical('Cuts **fast**.\n\n- [quiet](/turnkey)'),
  features: [{ title: 'A mitre saw', text: 'One\nTwo' }],
}

it('gives agencies the gaps of a language, with codes that are not translated and the glossary, and takes them back [R14.181, R14.182]', async () => {
  const id = await editor.makeProduct(texts)
  const file = await exportFile(`kind=products&language=de&id=${id}`)
  expect(file).toContain('srcLang="en" trgLang="de"')
  expect(file).toContain(`<file id="products-${id}" original="products/${id}">`)
  expect(file).toContain('Saw &amp; co <mrk id="m1" translate="no">NV 770</mrk>')
  expect(file).toContain('Cuts <pc id="1" type="fmt">fast</pc>.')
  expect(file).toContain('<note category="glossary">mitre saw = Gehrungssäge</note>')
  const { body, status } = await send(translated(file))
  expect([status, body.error]).toEqual([202, undefined])
  const { readJob } = await import('./jobs/job-record.ts')
  expect(await readJob(cms.payload, body.id)).toMatchObject({
    state: 'checked',
    languages: ['de'],
    counts: { translated: 5, refused: 0, changed: 0 },
  })
  expect((await editor.newest(id, 'de')).name ?? null).toBeNull()

  expect((await press(body.id, 'apply')).status).toBe(202)
  expect(await editor.run(body.id)).toMatchObject({ state: 'applied', failure: null, done: 1 })
  const german = await editor.newest(id, 'de')
  expect(german).toMatchObject({
    name: 'SAW & CO NV 770',
    summary: 'CUTS {count} BARS AT 2.5 m/min.',
    features: [{ title: 'A MITRE SAW', text: 'ONE\nTWO' }],
    _status: 'draft',
  })
  expect(JSON.stringify(german.description)).toMatch(/"text":"FAST".*"url":"\/turnkey"/)
  // A person has written it.
  expect(await editor.statesOf(id, 'de')).toEqual(['filled', 'waiting'])
  expect((await editor.edit('PATCH', `/products/${id}?locale=en`, { _status: 'published' })).status).toBe(200)
})

it('round trips everything without a change, and says that there is none [R14.181]', async () => {
  const file = await exportFile('kind=products&language=ru&state=all')
  expect(file).toContain('state="final"')
  const { body } = await send(file)
  const { readJob } = await import('./jobs/job-record.ts')
  const job = await readJob(cms.payload, body.id)
  expect(job?.counts).toMatchObject({ translated: 0, refused: 0, changed: 0 })
  expect(job?.counts.same).toBeGreaterThan(100)
  expect((await press(body.id, 'apply')).status).toBe(409)
})

it('names what is lost, unknown or changed since the export, applies nothing while there are errors [R14.183]', async () => {
  const id = await editor.makeProduct(texts)
  const file = translated(await exportFile(`kind=products&language=fr&id=${id}`))
  await editor.edit('PATCH', `/products/${id}?locale=en&draft=true`, { name: 'Band saw NV 770', _status: 'draft' })
  const broken = file
    .replace(/(<target.*?CUTS )<mrk[^>]*>\{count\}<\/mrk>/s, '$1')
    .replace(/(<target[^>]*>CUTS )<pc[^>]*>FAST<\/pc>/, '$1FAST')
    .replace('</file>', '<unit id="price"><segment><source>1</source><target>2</target></segment></unit></file>')
    .replace(
      '</xliff>',
      '<file id="x" original="users/1"><unit id="email"><segment><source>a</source><target>b</target></segment></unit></file></xliff>',
    )
  const { body } = await send(broken)
  const items = await editor.itemsOf(body.id)
  expect(items.flatMap(({ problems }) => problems.map(({ key, values }) => [key, values?.value])).toSorted()).toEqual([
    ['problem.kept', '{count}'],
    ['problem.source', undefined],
    ['problem.tags', 'fast'],
    ['problem.unknown', 'price'],
    ['problem.unknown', 'users/1'],
  ])
  expect((await press(body.id, 'apply')).status).toBe(409)
  // What has changed in English is left out, the rest can be applied.
  const right = await send(file)
  await press(right.body.id, 'apply')
  expect(await editor.run(right.body.id)).toMatchObject({ state: 'applied', counts: { changed: 1, translated: 4 } })
  expect(await editor.newest(id, 'fr')).toMatchObject({ summary: 'CUTS {count} BARS AT 2.5 m/min.' })
  expect((await editor.newest(id, 'fr')).name ?? null).toBeNull()
})

it('applies all of a file or nothing, and is undone with one press [R14.184]', async () => {
  const ids = [await editor.makeProduct({ name: 'First saw' }), await editor.makeProduct({ name: 'Second saw' })]
  const file = translated(await exportFile('kind=products&language=it&search=saw'))
  const { body } = await send(file)
  await editor.edit('PATCH', `/products/${ids[1]}?locale=it`, { name: 'Sega' })
  await press(body.id, 'apply')
  expect(await editor.run(body.id)).toMatchObject({
    state: 'checked',
    failure: { key: 'failed.changed', values: { value: 'Second saw' } },
  })
  expect((await editor.newest(ids[0] ?? 0, 'it')).name ?? null).toBeNull()

  const again = await send(translated(await exportFile(`kind=products&language=it&id=${ids[0]}`)))
  await press(again.body.id, 'apply')
  await editor.run(again.body.id)
  expect((await editor.newest(ids[0] ?? 0, 'it')).name).toBe('FIRST SAW')
  await press(again.body.id, 'undo')
  expect(await editor.run(again.body.id)).toMatchObject({ state: 'undone' })
  expect(await editor.newest(ids[0] ?? 0, 'en')).toMatchObject({ name: 'First saw', _status: 'published' })
  expect(await editor.statesOf(ids[0] ?? 0, 'it')).toEqual(['missing'])
})

it('refuses what is no file of an export, in a sentence [R14.183]', async () => {
  const head = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang='
  const wrongs = {
    'file.xml': [
      '',
      'no xml',
      '<a></b>',
      `<!DOCTYPE x [<!ENTITY a "b">]>${head}"de"/>`,
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>',
      `${head}"de"></xliff>`,
      `${head}"de"><file original="products/1"><unit id="a"><segment><source>&evil;</source></segment></unit></file></xliff>`,
    ],
    'file.language': [`${head}"en"/>`, `${head}"sw"/>`],
  }
  for (const [error, files] of Object.entries(wrongs))
    for (const file of files) expect([file, await send(file)]).toMatchObject([file, { status: 400, body: { error } }])
  expect((await send(new Uint8Array(21_000_000))).status).toBe(413)
})

it('gives and takes XLIFF 1.2 too [R14.254]', async () => {
  const id = await editor.makeProduct(texts)
  const file = await exportFile(`kind=products&language=fr&id=${id}&version=1.2`)
  expect(file).toContain(`original="products/${id}" source-language="en" target-language="fr"`)
  expect(file).toContain('Saw &amp; co <mrk mtype="protected" mid="m1">NV 770</mrk>')
  const answered = file.replaceAll(
    /<source>(.*?)<\/source>/gs,
    (all, content: string) => `${all}<target>${content}</target>`,
  )
  const { body, status } = await send(answered.replace('<target>Saw &amp; co', '<target>Scie &amp; cie'))
  expect([status, body.error]).toEqual([202, undefined])
  expect((await press(body.id, 'apply')).status).toBe(202)
  await editor.run(body.id)
  expect((await editor.newest(id, 'fr')).name).toBe('Scie & cie NV 770')
  const refused = await cms.callRest(`/translating/export?kind=products&language=fr&version=3`, { headers })
  expect(refused.status).toBe(400)
})
