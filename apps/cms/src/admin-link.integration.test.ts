import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { kindOfToken } from './platform/accounts/setup/setup-token.ts'

const run = promisify(execFile)

it('prints a link for an admin at the address of the back office [R12.38, R12.39]', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'vitrine-'))
  const env = { ...process.env, DATA_DIR, SITE_URL: 'https://www.norvane.example', ADMIN_HOST: 'admin.norvane.example' }
  const { stdout } = await run(process.execPath, ['src/admin-link.ts'], { cwd: join(import.meta.dirname, '..'), env })
  const [, token = ''] = /https:\/\/admin\.norvane\.example\/admin\/setup\?token=(\S+)/.exec(stdout) ?? []
  expect(await kindOfToken(DATA_DIR, token)).toBe('admin')
})

it('says in a sentence what is wrong with the environment [R18.3]', async () => {
  const env = { ...process.env, ADMIN_HOST: 'https://admin.norvane.example' }
  const failed = run(process.execPath, ['src/admin-link.ts'], { cwd: join(import.meta.dirname, '..'), env })
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/ADMIN_HOST: give a host name/) })
})
