import { expect, test } from '../fixtures.ts'
import { logInPage } from '../operator.ts'
import { admin } from '../test-instance.ts'

// Payload sets a colour scheme before React hydrates, which React reports.
test.use({ allow: /hydrat|favicon|\/preview\// })

test('an editor tells the story anew, and it is on the site after a publish [R2.237]', async ({ page, request }) => {
  const read = async () => (await request.get('/window')).text()
  const before = 'One window, from bar to glass'
  await logInPage(page, request, admin)
  const retitle = async (title: string) => {
    await page.goto('/admin/globals/window-story?locale=en')
    await page.getByRole('textbox', { name: 'Title — English' }).fill(title)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(/successfully/i).first()).toBeVisible()
  }
  await retitle('How we make a window')
  await expect.poll(read).toContain('How we make a window')
  await page.goto('/admin/globals/window-story?locale=en')
  await expect(page.getByText('4. Four bars become a frame')).toBeVisible()
  await retitle(before)
  await expect.poll(read).toContain(before)
})
