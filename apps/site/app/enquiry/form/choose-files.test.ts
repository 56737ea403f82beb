import { describe, expect, it } from 'vitest'
import { chooseFiles } from './choose-files.ts'
import { cleanFileName } from '../../../shared/enquiries/order-files.ts'

const pdf = (name: string) => new File(['%PDF-1.7'], name, { lastModified: 1 })

describe('chooseFiles', () => {
  it('adds valid files, the same file once', async () => {
    const { accepted, refused } = await chooseFiles([pdf('a.pdf')], [pdf('a.pdf'), pdf('b.pdf'), pdf('without ending')])
    expect([accepted.map(({ name }) => name), refused]).toEqual([['a.pdf', 'b.pdf', 'without ending'], []])
  })

  it('says which files are refused, and why [R10.7]', async () => {
    const large = new File(['%PDF-1.7', new Uint8Array(10 * 1024 * 1024)], 'large.pdf')
    const { accepted, refused } = await chooseFiles([], [new File(['MZ'], 'lie.pdf'), pdf('photo.PNG'), large])
    expect(accepted).toEqual([])
    expect(refused).toEqual([
      { reason: 'wrongKind', name: 'lie.pdf' },
      { reason: 'wrongKind', name: 'photo.PNG' },
      { reason: 'tooLarge', name: 'large.pdf' },
    ])
  })

  it('accepts five [R10.7]', async () => {
    const { accepted, refused } = await chooseFiles(['1', '2', '3', '4'].map(pdf), [pdf('5'), pdf('6'), pdf('7')])
    expect([accepted.length, refused]).toEqual([5, [{ reason: 'tooMany', name: '' }]])
  })
})

it.each([
  ['drawing.pdf', 'drawing.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\план цеха.dwg', 'план цеха.dwg'],
  ['a\r\nb\u0000.pdf', 'ab.pdf'],
  ['exe\u202Egpj.exe', 'exegpj.exe'],
  ['<script>.pdf', 'script.pdf'],
  ['', 'file'],
])('shows a file named %j as %j [R10.8]', (name, shown) => expect(cleanFileName(name)).toBe(shown))
