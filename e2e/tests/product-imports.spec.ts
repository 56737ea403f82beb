import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { logInPage } from '../operator.ts'
import { admin } from '../test-instance.ts'
import { test } from '../fixtures.ts'

/** Jobs wait for whatever else the program does: beside all other tests for longer than a page does. */
const JOB = { timeout: 40_000 }

/** The cells of a row of which every one is quoted. */
const toCells = (row: string) => row.slice(1, -1).split('","')

test('an editor exports products, changes a cell, sees what changes, applies it and undoes it [R14.161]', async ({
  page,
  request,
}) => {
  const subtitle = `Subtitle ${randomUUID().slice(0, 8)}`
  await logInPage(page, request, admin)
  await page.goto('/admin/collections/products?search=NV-450')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await downloading).createReadStream()) chunks.push(chunk as Buffer)
  const [keys = '', headings = '', row = ''] = Buffer.concat(chunks).toString().split('\r\n')
  const cells = toCells(row)
  const at = toCells(keys.replace('\uFEFF', '')).indexOf('subtitle:nl')
  const changed = [keys, headings, `"${cells.with(at, subtitle).join('","')}"`].join('\r\n')

  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Import of products' })).toBeVisible()
  const buffer = Buffer.from(changed)
  await page.getByLabel(/^Excel or CSV file/).setInputFiles({ name: 'saws.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('heading', { name: 'saws.csv' })).toBeVisible()
  const change = page.getByRole('row', { name: subtitle })
  await expect(change).toContainText('Subtitle (Dutch)', JOB)
  await expect(page.getByRole('button', { name: 'Undo this import' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Undo this import' })).toBeVisible(JOB)
  // Whoever comes back finds it as it is.
  await page.reload()
  await expect(change).toBeVisible()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByText('undone', { exact: true })).toBeVisible(JOB)
})
