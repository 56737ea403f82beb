import { expect, it } from 'vitest'
import { fileOf } from './file-of.ts'

const origin = 'https://norvane.example'

it('finds the file of a form that is sent to be kept, and takes no other request [R14.250]', () => {
  const form = new FormData()
  form.set('_payload', '{}')
  expect(fileOf('/cms-api/media', origin, form)).toBeNull()
  const file = new File(['x'], 'saw.jpg')
  form.set('file', file)
  for (const address of [
    '/cms-api/media',
    `${origin}/cms-api/files/7?locale=de`,
    '/cms-api/media?draft=true',
    '/cms-api/document-versions',
  ])
    expect(fileOf(address, origin, form)).toBe(file)
  for (const address of ['/cms-api/media-kinds', '/cms-api/products', 'https://other.example/cms-api/media'])
    expect(fileOf(address, origin, form)).toBeNull()
  expect(fileOf('/cms-api/media', origin, '{}')).toBeNull()
})
