import { expect, it } from 'vitest'
import { isDocumentFile, toDocumentPath, toSerialKey, toSerialPath } from './document-address.ts'

it('names a file by document, version and language, and nothing else [R2.133]', () => {
  expect(toDocumentPath({ key: 'nv-450-manual', version: '2.1', language: 'de' })).toBe(
    '/documents/nv-450-manual/2.1/de',
  )
  expect(toDocumentPath({ key: 'nv-450-outline', version: '1', language: null })).toBe(
    '/documents/nv-450-outline/1/mul',
  )
})

it('tells files from pages [R2.133]', () => {
  expect(isDocumentFile('/documents/nv-450-manual/2.1/de')).toBe(true)
  for (const page of [
    '/documents',
    '/documents/nv-450',
    '/documents/nv-450/2.1',
    '/de/documents/nv-450/2.1',
    '/x/a/b/c',
  ])
    expect([page, isDocumentFile(page)]).toEqual([page, false])
})

it('finds a serial number however its spaces, hyphens and capitals are typed [R2.137]', () => {
  const key = toSerialKey('NV450-26-7K3Q9')
  for (const typed of ['nv450 26 7k3q9', ' NV450267K3Q9 ', 'nv450–26–7k3q9', 'ＮＶ450-26-7K3Q9'])
    expect(toSerialKey(typed)).toBe(key)
  expect(toSerialKey('NV450-26-7K3Q8')).not.toBe(key)
  expect(toSerialPath('NV 450/7')).toBe('/serial/NV%20450%2F7')
})
