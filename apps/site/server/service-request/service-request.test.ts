import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { ApiUnreachable } from '@vitrine/contract/errors'
import { MAX_SERVICE_FILES_BYTES } from '@vitrine/contract/submission-limits'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toCacheKey } from '../page-cache/cache-key.ts'
import { createTestSite } from '../testing/test-site.ts'

const { ask, open, client, spool, spooled, filesFolder, deliverDue } = createTestSite()
const PATH = '/enquiry/service'
const SERIAL = 'NV450-26-7K3Q9'
const found = {
  kind: 'found',
  serial: SERIAL,
  product: { slug: 'nv-450-double-mitre-saw', name: 'Çift kafa kesim makinesi', model: 'NV 450' },
  model_year: 2026,
  delivered_on: null,
  documents: [],
}
/** What a man at a machine fills in, in the form that the label leads to. */
const fields = {
  form: 'one showing',
  language: 'tr',
  known: '1',
  product_name: 'NV 450 Çift kafa kesim makinesi',
  serial_number: SERIAL,
  product: 'nv-450-double-mitre-saw',
  condition: 'stopped',
  message: 'Motor ses çıkarıyor,\r\nsonra duruyor.',
  full_name: 'Ayşe Yılmaz',
  phone: '+90 532 123 45 67',
  email: 'ayse@example.com',
}
const video = (size = 2000, name = 'IMG_0001.MOV') =>
  new File([new TextEncoder().encode('\0\0\0\u0014ftypqt  '), new Uint8Array(size)], name)

function answer(backend: { company?: object | Error; serial?: object | Error } = {}) {
  const { company = { name: 'Norvane', service_requests: true }, serial = { kind: 'unknown' } } = backend
  client.mockImplementation(async (name) => {
    const given = name === 'getCompany' ? company : serial
    if (given instanceof Error) throw given
    return given as never
  })
}

function send(changed: Record<string, string | undefined> = {}, files: File[] = [], headers = {}, address?: string) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changed })) if (value !== undefined) body.set(name, value)
  for (const file of files) body.append('file', file)
  return ask(PATH, { method: 'POST', body, headers }, address)
}

beforeEach(() => answer())

describe('the form of a service request', () => {
  it('shows the machine of a serial number and does not ask for it, without script and for nobody to keep [R2.200, R2.201]', async () => {
    answer({ serial: found })
    const response = await ask(`${PATH}?serial=nv450+26+7k3q9`, { headers: { 'accept-language': 'tr' } })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<html lang="tr"')
    expect(html).toContain('<bdi>NV 450 Çift kafa kesim makinesi</bdi>')
    expect(html).toContain(`Seri numarası ${SERIAL}`)
    expect(html).not.toMatch(/<label for="(product_name|serial_number)"/)
    expect(html).not.toContain('<script')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    })
    expect(toCacheKey('GET', PATH, 'de')).toBeNull()
  })

  it('asks for the machine in words of whoever has no serial number, or a wrong one, and nothing tells which [R2.138, R2.201, R2.202]', async () => {
    const none = await (await ask(`${PATH}?language=en`)).text()
    expect(none).toMatch(/<label for="product_name">Which machine is it\?/)
    expect(client.mock.calls.filter(([name]) => name === 'readSerialNumber')).toHaveLength(0)
    const bodies = await Promise.all(
      ['NV450-26-00000', 'x'.repeat(200), '\u0000'].map(async (serial) => {
        const html = await (await ask(`${PATH}?language=en&serial=${encodeURIComponent(serial)}`)).text()
        // But for what was typed, and which showing it is.
        return html
          .replaceAll(/(name="form" value|&amp;serial|serial)="?=?[^"]*"/g, '')
          .replaceAll(/value="[^"]*" autocomplete="off" autocap/g, '')
          .replaceAll(/href="[^"]*"/g, '')
      }),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(client.mock.calls.filter(([name]) => name === 'readSerialNumber')).toHaveLength(3)
    const typed = await (await ask(`${PATH}?language=en&serial=NV450-26-00000`)).text()
    expect(typed).toContain('value="NV450-26-00000"')
  })

  it('counts a try of a serial number with those of its page [R2.139, R2.202]', async () => {
    open({}, 2)
    answer()
    await ask('/serial/A')
    expect((await ask(`${PATH}?serial=B`)).status).toBe(200)
    const refused = await ask(`${PATH}?serial=C`)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await ask(PATH)).status).toBe(200)
  })

  it('stands while the back office is away, and not with a backend that has no such call [R2.205, R10.90]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer({ company: new ApiUnreachable('gone'), serial: new ApiUnreachable('gone') })
    expect((await ask(`${PATH}?serial=${SERIAL}`)).status).toBe(200)
    expect((await send()).status).toBe(303)
    answer({ company: { name: 'Other' } })
    expect((await ask(PATH)).status).toBe(404)
    expect((await send({ form: 'another' })).status).toBe(404)
    expect(await (await ask('/serial/A')).text()).not.toContain(PATH)
    open({ API_BASE: 'https://api.example/api' })
    answer({ company: new ApiUnreachable('gone') })
    expect((await ask(PATH)).status).toBe(404)
    expect(spooled()).toHaveLength(1)
  })

  it('is led to by the page of a serial number, and by that of a wrong one [R2.201]', async () => {
    answer({ serial: found })
    expect(await (await ask(`/serial/${SERIAL}?language=de`)).text()).toContain(
      `href="${PATH}?language=de&amp;serial=${SERIAL}"`,
    )
    answer()
    expect(await (await ask('/serial/A?language=de')).text()).toContain(`href="${PATH}?language=de"`)
  })
})

describe('a service request', () => {
  it('is in the spool with its film before it is answered, and its reference is shown [R2.204, R10.90, R10.91]', async () => {
    const response = await send({}, [video()])
    expect(response.status).toBe(303)
    const [body] = spooled()
    expect(body).toMatchObject({
      product_name: fields.product_name,
      serial_number: SERIAL,
      product: fields.product,
      condition: 'stopped',
      message: 'Motor ses çıkarıyor,\nsonra duruyor.',
      phone: '905321234567',
      language: 'tr',
      action_location: `/serial/${SERIAL}`,
      files: [{ name: 'IMG_0001.MOV', type: 'video/quicktime', size: 2012 }],
    })
    expect(body).not.toHaveProperty('spam_signs')
    const [due] = spool().due(Date.now(), 9)
    expect([due?.kind, readdirSync(filesFolder())]).toEqual(['service', [due?.id]])
    expect(deliverDue).toHaveBeenCalled()
    const sent = await (await ask(response.headers.get('location') ?? '')).text()
    expect(sent).toContain(due?.id.slice(0, 8).toUpperCase() ?? '-')
    expect(sent).toContain('Bildiriminiz bize ulaştı')
  })

  it('counts once however often one showing of the form is sent, and again when it is another [R10.90]', async () => {
    await send({}, [video()])
    await send({}, [video()])
    expect(spooled()).toHaveLength(1)
    await send({ form: 'another showing' }, [video()])
    expect(spooled()).toHaveLength(2)
  })

  it('is answered alike whether there is such a serial number or not: nobody is asked [R2.202, R10.95]', async () => {
    answer({ serial: found })
    const typed = { known: undefined, product: undefined, product_name: 'The blue saw' }
    const known = await send({ ...typed, form: 'a' })
    answer()
    const unknown = await send({ ...typed, form: 'b', serial_number: 'nothing has it' })
    const without = await send({ ...typed, form: 'c', serial_number: '' })
    expect([known.status, unknown.status, without.status]).toEqual([303, 303, 303])
    expect(client.mock.calls.filter(([name]) => name === 'readSerialNumber')).toHaveLength(0)
    const bodies = spooled()
    expect(bodies.map((it) => it.serial_number)).toEqual([SERIAL, 'nothing has it', undefined])
    expect(bodies[0]).toMatchObject({ action_location: PATH, product_name: 'The blue saw' })
  })

  it('that lacks something comes back with what was typed, each error at its field [R2.203, R10.12]', async () => {
    const response = await send({ phone: 'tomorrow', email: 'ayse', condition: undefined, message: ' ' })
    const html = await response.text()
    expect(response.status).toBe(400)
    expect(html).toContain('role="alert"')
    for (const name of ['phone', 'email', 'message', 'condition'])
      expect(html).toMatch(new RegExp(`<span class="wrong" id="${name}-error">[^<]+</span>`))
    expect(html).not.toContain('id="full_name-error"')
    for (const kept of ['value="tomorrow"', 'value="ayse"', 'value="Ayşe Yılmaz"', 'value="one showing"'])
      expect(html).toContain(kept)
    expect(html).toMatch(/aria-describedby="email-error" aria-invalid="true"/)
    expect(html).toContain('<bdi>NV 450 Çift kafa kesim makinesi</bdi>')
    expect(spooled()).toEqual([])
  })

  it.each([
    ['a program', new File(['MZ\u0090'], 'film.mp4'), 400, 'film.mp4 cannot be sent'],
    ['a drawing', new File(['AC1032'], 'plan.dwg'), 400, 'plan.dwg cannot be sent'],
  ])(
    'with %s says so by its name, and loses nothing that was typed [R2.203, R10.91]',
    async (_what, file, status, said) => {
      const response = await send({ language: 'en' }, [video(5000, 'good.mov'), file])
      const html = await response.text()
      expect(response.status).toBe(status)
      expect(html).toContain(said)
      expect(html).not.toContain('good.mov')
      expect(html).toContain('choose your files again')
      expect(html).toContain('value="ayse@example.com"')
      expect(html).toContain('checked')
      expect([spooled(), readdirSync(filesFolder())]).toEqual([[], []])
    },
  )

  it('may be of fifty megabytes together; what is too much is named, and read without being kept [R10.91]', async () => {
    const half = MAX_SERVICE_FILES_BYTES / 2
    const response = await send({ language: 'en' }, [video(half, 'a.mov'), video(half, 'b.mov'), video(100, 'c.mov')])
    const html = await response.text()
    expect(response.status).toBe(413)
    expect(['a', 'b', 'c'].filter((it) => html.includes(`${it}.mov is too large`))).toEqual(['b'])
    expect(html).toContain('value="ayse@example.com"')
    expect([spooled(), readdirSync(filesFolder())]).toEqual([[], []])
  }, 20_000)

  it('is limited with all else that an address sends, and its files by the room there is [R10.92]', async () => {
    open({ ENQUIRIES_PER_HOUR: '1', ENQUIRY_FILES_MB: '0' })
    answer()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const noRoom = await send({ language: 'en' }, [video()])
    expect([noRoom.status, await noRoom.text()]).toEqual([
      413,
      expect.stringContaining('No files can be taken at the moment'),
    ])
    expect((await send({})).status).toBe(303)
    const refused = await send({ form: 'b' })
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('value="ayse@example.com"')])
    expect((await send({})).status).toBe(303)
    expect((await send({ form: 'b' }, [], {}, '198.51.100.7')).status).toBe(303)
  })

  it('is not taken where nothing can be kept, which is said with what was typed [R10.93]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    rmSync(filesFolder(), { recursive: true })
    const withFiles = await send({}, [video()])
    expect([withFiles.status, await withFiles.text()]).toEqual([503, expect.stringContaining('Ayşe Yılmaz')])
    mkdirSync(filesFolder())
    spool().close()
    const response = await send({})
    const html = await response.text()
    expect([response.status, html.includes('Ayşe Yılmaz'), html.includes('sonra duruyor.')]).toEqual([503, true, true])
  })

  it('of a program that fills in all fields is spam, and work that takes a script is asked of nobody [R10.92, R10.96]', async () => {
    open({ PROOF_OF_WORK: '1' })
    answer()
    await send({ form: 'a' })
    await send({ form: 'b', homepage: 'https://spam.example' })
    expect(spooled().map((it) => it.spam_signs)).toEqual([undefined, ['honeypot']])
  })

  it('comes from our own page, as a form [R10.92, R12.5]', async () => {
    expect((await send({}, [], { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await send({}, [], { origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(303)
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    expect((await ask(PATH, json)).status).toBe(415)
    expect((await ask(PATH, { method: 'POST', headers: { 'content-type': 'multipart/form-data' } })).status).toBe(400)
    expect((await ask('/api/buyer/service-request/', json)).status).toBe(404)
    expect((await ask(PATH, { method: 'DELETE' })).status).toBe(405)
  })
})
