import { expect, test } from '../fixtures.ts'

type Company = {
  address: string
  phone: string
  fax: string
  email: string
  socials: { kind: string; url: string }[]
}

test('the footer has the address, phone, fax and e-mail of the company and its six networks [R2.37]', async ({
  page,
  request,
}) => {
  const company = (await (await request.get('/api/main/company/')).json()) as Company
  await page.goto('/service')
  const address = page.locator('footer address')
  for (const word of [...company.address.split(', '), company.phone, company.fax, company.email])
    await expect(address).toContainText(word)
  await expect(address.getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    `tel:${company.phone.replaceAll(' ', '')}`,
  )
  await expect(address.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
  const links = page.getByRole('contentinfo').getByRole('list', { name: 'Follow us' }).getByRole('link')
  const shown = await links.evaluateAll((all) => all.map((it) => `${it.textContent} ${it.getAttribute('href')}`))
  expect(shown.map((it) => it.toLowerCase()).toSorted()).toEqual(
    company.socials.map(({ kind, url }) => `${kind} ${url}`.toLowerCase()).toSorted(),
  )
  expect(company.socials.map((it) => it.kind).toSorted()).toEqual(
    ['facebook', 'youtube', 'twitter', 'instagram', 'linkedin', 'whatsapp'].toSorted(),
  )
})

test('the privacy policy is downloaded as privacy-policy.pdf [R1.4, R2.38]', async ({ page }) => {
  await page.goto('/service')
  const download = page.waitForEvent('download')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  expect((await download).suggestedFilename()).toBe('privacy-policy.pdf')
})
