import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { contact, detail, ID, order, pdf, createTestSite } from '../testing/test-site.ts'

const { ask, postOrder, postFiles, spool, spooled, filesFolder } = createTestSite()

describe('an order with files', () => {
  it('is accepted with them, outside of all that is served [R10.2, R10.8]', async () => {
    expect((await postFiles([pdf])).status).toBe(201)
    expect(spooled()[0]?.files).toEqual([
      {
        name: 'drawing.pdf',
        type: 'application/pdf',
        size: 3009,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    ])
    expect(spool().files.paths(ID, 1)[0]?.startsWith(join(filesFolder(), ID))).toBe(true)
    expect((await postFiles([pdf])).status).toBe(201)
    expect((await postFiles([new File(['%PDF-1.4 another'], 'drawing.pdf')])).status).toBe(409)
    expect(readdirSync(filesFolder())).toEqual([ID])
  })

  it.each([
    [
      'a program that calls itself a drawing',
      new File(['MZ\u0090\u0000'], 'drawing.pdf'),
      400,
      'drawing.pdf: wrongKind',
    ],
    ['a drawing that calls itself a picture', new File(['%PDF-1.7'], 'photo.png'), 400, 'photo.png: wrongKind'],
    ['an archive', new File(['PK\u0003\u0004'], 'all.zip'), 400, 'all.zip: wrongKind'],
    ['a page', new File(['<html><script>'], 'a.html'), 400, 'a.html: wrongKind'],
    ['nothing at all', new File([], 'empty.pdf'), 400, 'empty.pdf: wrongKind'],
    [
      'more than 10 MB',
      new File(['%PDF-1.7', new Uint8Array(10 * 1024 * 1024)], 'large.pdf'),
      413,
      'large.pdf: tooLarge',
    ],
  ])('that are %s is refused [R10.7]', async (_what, file, status, said) => {
    const answer = await postFiles([pdf, file])
    expect([answer.status, await detail(answer)]).toEqual([status, said])
    expect([spooled(), readdirSync(filesFolder())]).toEqual([[], []])
  })

  it('that are six is refused [R10.7]', async () => {
    const answer = await postFiles(Array.from({ length: 6 }, () => pdf))
    expect([answer.status, await detail(answer)]).toEqual([413, 'files: tooMany'])
  })

  it('keeps no path and no control character of a name [R10.8]', async () => {
    const names = ['../../etc/passwd.pdf', 'C:\\boot\\a.pdf', 'invoice\u202Efdp.pdf', `${'x'.repeat(300)}.pdf`]
    await postFiles(names.map((name) => new File(['%PDF-1.7'], name)))
    const files = spooled()[0]?.files as { name: string }[]
    expect(files.map(({ name }) => name).slice(0, 3)).toEqual(['passwd.pdf', 'a.pdf', 'invoicefdp.pdf'])
    expect(files[3]?.name).toMatch(/^x{116}\.pdf$/)
  })

  it('is refused when its text is invalid, and leaves no files [R10.8]', async () => {
    expect((await postFiles([pdf], { ...order, email: 'ada' })).status).toBe(400)
    expect(readdirSync(filesFolder())).toEqual([])
  })

  it('is refused when its files are not those that it names', async () => {
    const files = [{ name: 'a.pdf', type: 'application/pdf', size: 1, sha256: 'b'.repeat(64) }]
    expect((await postFiles([pdf], { ...order, files })).status).toBe(400)
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
    'of a broken body is refused: %s [R10.4, R10.8]',
    async (type) => {
      const answer = await postOrder('--y\r\nrubbish', { headers: { 'content-type': type } })
      expect(answer.status).toBe(400)
      expect(readdirSync(filesFolder())).toEqual([])
    },
  )

  it('is for orders alone [R10.4]', async () => {
    const body = new FormData()
    body.set('payload', JSON.stringify(contact))
    body.append('file', pdf)
    expect((await ask('/api/contactme/', { method: 'POST', body })).status).toBe(415)
  })

  it('is refused when there is no place for them [R10.5]', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    rmSync(filesFolder(), { recursive: true })
    expect((await postFiles([pdf])).status).toBe(503)
    expect(spooled()).toEqual([])
  })
})
