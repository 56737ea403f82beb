import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.ts'

type Component = { name: string; version: string; licenses?: { license?: { id?: string } }[] }
type Bom = { bomFormat: string; metadata: { component: { name: string } }; components: Component[] }

it('lists what runs in production, with versions and licences, and nothing that only tests [R18.72]', async () => {
  const options = { cwd: root, maxBuffer: 64e6 }
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'run/sbom.ts')], options)
  const { bomFormat, metadata, components } = JSON.parse(stdout) as Bom
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'vitrine'])
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['payload', 'react', 'nodemailer']))
  expect(names).not.toContain('vitest')
  expect(components.find(({ name }) => name === 'react')).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    licenses: [{ license: { id: 'MIT' } }],
  })
})
