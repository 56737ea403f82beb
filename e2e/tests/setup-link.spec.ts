import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '../fixtures.ts'
import { productEnvironment } from '../test-instance.ts'

const cms = fileURLToPath(new URL('../../apps/cms', import.meta.url))

// Payload's own pages ask for things that are not there, and a used link is refused.
test.use({ allow: /cms-api|admin|_next/ })

test('the link of npm run admin-link makes an admin by its form, once [R12.38]', async ({ page }) => {
  const env = { ...process.env, ...productEnvironment }
  const { stdout } = await promisify(execFile)(process.execPath, ['src/admin-link.ts'], { cwd: cms, env })
  const link = /http\S+\/admin\/setup\?token=\S+/.exec(stdout)?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('E-mail').fill('lost@norvane.example')
  await page.getByLabel('Password').fill('a-lost-admin-of-norvane')
  await page.getByRole('button').click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  const data = { email: 'lost@norvane.example', password: 'a-lost-admin-of-norvane' }
  const answer = await page.request.post('/cms-api/users/login', { data })
  expect(((await answer.json()) as { user: { role: string } }).user.role).toBe('admin')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
})
