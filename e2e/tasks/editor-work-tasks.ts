import { makeProduct } from './editor-tasks.ts'
import type { Task } from './task.ts'

/** The cells of a row of which every one is quoted. */
const toCells = (row: string) => row.slice(1, -1).split('","')

/** What editors do together, and with many documents. */
export const editorWorkTasks: Task[] = [
  {
    who: 'editor',
    name: 'Have a draft published next month',
    way: 'the document, Set a time, the time, Schedule it',
    before: 'impossible',
    async prepare(world) {
      const title = `Planned ${world.run}`
      await world.make('advantages', { title, text: 'x', _status: 'draft' }, 'locale=en&draft=true')
      return async (person) => {
        const { page } = person
        await person.find('Advantages', title, title)
        const panel = page.getByRole('region', { name: 'Schedule' })
        await person.press(panel.getByText('Set a time'))
        await person.type(panel.getByLabel(/^Time/), '2027-05-05T10:00')
        await person.press(panel.getByRole('button', { name: 'Schedule it' }))
        await person.sees(panel.getByText('May 5, 2027'))
      }
    },
  },
  {
    who: 'editor',
    name: 'Approve what a colleague has asked for',
    way: 'dashboard, the request, Approve',
    async prepare(world) {
      const title = `Asked for ${world.run}`
      const { id } = await world.make('advantages', { title, text: 'x', _status: 'draft' }, 'locale=en&draft=true')
      const colleague = await world.open('colleague')
      const data = { entity: 'advantages', documentId: id, note: 'Please look at the title' }
      const asked = await colleague.request.post('/cms-api/workflow/approvals', {
        data,
        headers: { origin: world.siteUrl },
      })
      if (!asked.ok()) throw new Error(`asking for approval: ${asked.status()} ${await asked.text()}`)
      await colleague.context().close()
      return async (person) => {
        const { page } = person
        await person.press(
          page.getByRole('region', { name: 'Waiting for your approval' }).getByRole('link', { name: title }),
        )
        await person.pressButton('Approve')
        await person.seesText('Approved by Ada Editor.')
      }
    },
  },
  {
    who: 'editor',
    name: 'See who changed a text, and put the earlier one back',
    way: 'the document, Versions, the version, Restore, Confirm',
    before: 'impossible',
    async prepare(world) {
      const title = `Right title ${world.run}`
      const { id } = await world.make('advantages', { title, text: 'x', _status: 'published' })
      await world.change('advantages', id, { title: `Wrong title ${world.run}`, _status: 'published' })
      return async (person) => {
        const { page } = person
        await person.find('Advantages', `Wrong title ${world.run}`, `Wrong title ${world.run}`)
        await person.press(page.getByRole('link', { name: /^Versions(?! of)/ }))
        const versions = page.getByRole('table', { name: 'Versions' }).getByRole('row')
        await person.sees(versions.filter({ hasText: '@' }).or(versions.nth(1)))
        await person.press(versions.nth(2).getByRole('link').first())
        await person.press(page.getByRole('button', { name: /^Restore/ }).first())
        await person.press(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }))
        await person.waitsFor(async () => {
          const read = await world.api.get('/api/main/advantages/', { headers: { 'accept-language': 'en' } })
          return (await read.text()).includes(title)
        })
      }
    },
  },
  {
    who: 'editor',
    name: 'Put a category first',
    way: 'Categories, Order by dragging, Move down',
    async prepare(world) {
      const slugs = async () => {
        const answer = await world.api.get('/api/shop/categories/', { headers: { 'accept-language': 'en' } })
        return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
      }
      const [first = '', second = ''] = await slugs()
      return async (person) => {
        const { page } = person
        await person.goTo('Categories')
        await person.pressLink('Order by dragging')
        await page.waitForLoadState('networkidle')
        await person.pressButton(`Move down: ${first}`)
        await person.seesText(`“${first}” was moved.`)
        await person.waitsFor(async () => (await slugs())[0] === second)
      }
    },
  },
  {
    who: 'editor',
    name: 'Change products in a spreadsheet, look at the changes, apply, undo',
    way: 'Products, Export CSV, the program for spreadsheets, Import, the file, Check, Apply, Undo',
    async prepare(world) {
      const product = await makeProduct(world, 'Listed saw')
      return async (person) => {
        const { page } = person
        await person.goTo('Products')
        await person.type(page.getByRole('textbox', { name: /^Search by/ }), product.slug)
        await page.waitForURL(/search=/)
        const exported = (await person.download(page.getByRole('link', { name: 'Export CSV' }))).toString()
        const [keys = '', headings = '', row = ''] = exported.split('\r\n')
        const at = toCells(keys.replace('\uFEFF', '')).indexOf('subtitle:nl')
        const subtitle = `Ondertitel ${world.run}`
        // The program for spreadsheets is not driven: a press on the cell, and the words.
        person.presses += 1
        person.keys += subtitle.length
        const buffer = Buffer.from([keys, headings, `"${toCells(row).with(at, subtitle).join('","')}"`].join('\r\n'))
        await person.pressLink('Import')
        await person.giveFile(page.getByLabel(/^Excel or CSV file/), { name: 'saws.csv', mimeType: 'text/csv', buffer })
        await person.pressButton('Check the file')
        await person.sees(page.getByRole('row', { name: subtitle }))
        await person.pressButton('Apply')
        await person.pressButton('Undo this import')
        await person.sees(page.getByText('undone', { exact: true }))
      }
    },
  },
  {
    who: 'editor',
    name: 'Lead an address that visitors ask for in vain to a page',
    way: 'Pages not found, Make a redirect, the aim, Save',
    async prepare(world) {
      const path = `/old-saws-${world.run}`
      await world.api.get(path)
      const headers = {
        authorization: `JWT ${(await world.api.storageState()).cookies.find(({ name }) => name === 'payload-token')?.value}`,
      }
      for (let tries = 0; tries < 150; tries++) {
        const found = await world.api.get(`/cms-api/not-found-pages?where[path][contains]=${path}`, { headers })
        if (((await found.json()) as { docs?: object[] }).docs?.length) break
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return async (person) => {
        const { page } = person
        await person.goTo('Pages not found')
        await person.press(page.getByRole('row', { name: path }).getByRole('link', { name: 'Make a redirect' }))
        await person.type(page.getByRole('textbox', { name: /^To/ }), '/about')
        await person.pressButton(/^Save|^Create/)
        await person.seesText(successful)
        await person.waitsFor(async () => (await world.api.get(path, { maxRedirects: 0 })).status() === 301)
      }
    },
  },
  {
    who: 'editor',
    name: 'See what there is to mend on published pages',
    way: 'What to mend, Check now, the line',
    async prepare() {
      return async (person) => {
        const { page } = person
        await person.press(page.getByRole('navigation').locator('a[href="/admin/findings"]'))
        await person.pressButton(/check/i)
        await person.sees(
          page
            .getByRole('table')
            .getByRole('row')
            .nth(1)
            .or(page.getByText(/nothing/i)),
        )
      }
    },
  },
  {
    who: 'editor',
    name: 'Fill missing texts of a language by machine, and approve them',
    way: 'Translations, German, Machine translation, Products, Fill gaps, the product, German, Approve, Publish changes',
    async prepare(world) {
      const product = await makeProduct(world, 'Machine saw')
      return async (person) => {
        const { page } = person
        await person.goTo('Translations')
        await person.pressLink('German')
        await person.press(
          page
            .getByRole('paragraph')
            .getByRole('link', { name: /^Machine translation/ })
            .last(),
        )
        await person.choose(page.getByLabel('Kind of content').first(), 'Products')
        await person.pressButton('Fill gaps')
        await page.waitForURL(/\/translating\/\d+/)
        await person.seesText('translated, as drafts')
        await person.find('Products', product.slug, product.name)
        await person.press(page.locator('.localizer').getByRole('button'))
        await person.press(page.getByRole('button', { name: /^Deutsch/ }))
        await page.waitForURL(/locale=de/)
        await person.pressButton('Approve all machine texts')
        await person.seesText('Approved.')
        await person.pressButton('Publish changes')
        await person.seesText(successful)
        await person.waitsFor(async () => (await world.read(`/de${product.path}`)).includes('Cuts-de profiles.'))
      }
    },
  },
]

const successful = /successfully/i
