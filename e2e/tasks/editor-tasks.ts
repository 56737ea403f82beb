import type { Task } from './task.ts'
import type { World } from './world.ts'

/** A published product of a task. */
export async function makeProduct({ make, run, category }: World, name: string) {
  const slug = `${name.toLowerCase().replace(/\W+/g, '-')}-${run}`
  const product = { name: `${name} ${run}`, model: `T-${run}`, slug, category: category.id, _status: 'published' }
  const { id } = await make('products', { ...product, subtitle: 'For PVC', summary: 'Cuts profiles.' })
  return { id, name: product.name, slug, path: `/product/pvc-screwing-machines/${slug}` }
}

const successful = /successfully/i

export const editorTasks: Task[] = [
  {
    who: 'editor',
    name: 'Change a German name and publish it',
    way: 'Products, search, the product, German, the field, Publish changes',
    async prepare(world) {
      const product = await makeProduct(world, 'Named saw')
      return async (person) => {
        const { page } = person
        await person.find('Products', product.slug, product.name)
        await person.press(page.locator('.localizer').getByRole('button'))
        await person.press(page.getByRole('button', { name: /^Deutsch/ }))
        await page.waitForURL(/locale=de/)
        await person.type(page.getByRole('textbox', { name: /^Name/ }), `Benannte Säge ${world.run}`)
        await person.pressButton('Publish changes')
        await person.seesText(successful)
        await person.waitsFor(async () => (await world.read(`/de${product.path}`)).includes('Benannte Säge'))
      }
    },
  },
  {
    who: 'editor',
    name: 'Correct a figure of a specification',
    way: 'the product, tab Specifications, the figure, Publish changes',
    async prepare(world) {
      const key = `width-${world.run}`
      const parameter = await world.make('parameters', {
        name: `Width ${world.run}`,
        key,
        kind: 'number',
        unit: 'mm',
        group: 'dimensions',
        position: 1,
      })
      const product = await makeProduct(world, 'Wide saw')
      await world.change('products', product.id, { specifications: [{ parameter: parameter.id, number: 400 }] })
      return async (person) => {
        const { page } = person
        await person.find('Products', product.slug, product.name)
        await person.press(page.getByRole('button', { name: 'Specifications', exact: true }))
        await person.type(page.getByRole('textbox', { name: /^Value/ }), '412.5')
        await person.pressButton('Publish changes')
        await person.seesText(successful)
        await person.waitsFor(async () => (await world.read(product.path)).includes('412.5'))
      }
    },
  },
  {
    who: 'editor',
    name: 'Upload a picture with its alternative text',
    way: 'Pictures, Create New, the file, the text, Save',
    async prepare(world) {
      const buffer = await drawPicture()
      return async (person) => {
        const { page } = person
        await person.goTo('Pictures')
        await person.pressLink(/^Create new/i)
        const file = { name: `saw-${world.run}.png`, mimeType: 'image/png', buffer }
        await person.giveFile(page.locator('input[type=file]').first(), file)
        await person.type(page.getByRole('textbox', { name: /^Alternative text/ }), 'A saw from the front')
        await person.pressButton('Save')
        await person.seesText(successful)
      }
    },
  },
  {
    who: 'editor',
    name: 'Find what is missing in Vietnamese and fill it',
    way: 'Translations, Vietnamese, the gap, the field, Publish changes',
    async prepare(world) {
      const product = await makeProduct(world, 'Gap cleaner')
      await world.change('products', product.id, { name: `Máy ${world.run}`, _status: 'published' }, 'locale=vn')
      return async (person) => {
        const { page } = person
        await person.goTo('Translations')
        await person.pressLink('Vietnamese')
        await person.press(page.getByRole('row', { name: product.name }).getByRole('link', { name: 'Summary' }))
        await person.type(page.getByRole('textbox', { name: /^Summary/ }), 'Cắt thanh nhựa.')
        await person.pressButton('Publish changes')
        await person.seesText(successful)
      }
    },
  },
  {
    who: 'editor',
    name: 'Say that a translation is still right after English has changed',
    way: 'Translations, Vietnamese, the gap, The translation is still right',
    async prepare(world) {
      const product = await makeProduct(world, 'Stale cleaner')
      await world.change('products', product.id, { name: `Máy cũ ${world.run}`, summary: 'Làm sạch.' }, 'locale=vn')
      await world.change('products', product.id, { summary: 'Cleans corners in seconds.' })
      return async (person) => {
        const { page } = person
        await person.goTo('Translations')
        await person.pressLink('Vietnamese')
        const gap = page.getByRole('row', { name: product.name }).filter({ hasText: 'English has changed' })
        await person.press(gap.getByRole('link', { name: 'Summary' }))
        const stillRight = page.getByRole('button', { name: 'The translation is still right' })
        await person.press(stillRight)
        await person.waitsFor(async () => (await stillRight.count()) === 0)
      }
    },
  },
  {
    who: 'editor',
    name: 'See a change on the page before it is published',
    way: 'the product, Live Preview, type',
    before: 'impossible',
    async prepare(world) {
      const product = await makeProduct(world, 'Previewed saw')
      return async (person) => {
        const { page } = person
        await person.find('Products', product.slug, product.name)
        await person.pressButton('Live Preview')
        const heading = page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 })
        await person.sees(heading)
        await person.type(page.getByRole('textbox', { name: /^Name/ }).first(), `Typed saw ${world.run}`)
        await person.sees(heading.filter({ hasText: `Typed saw ${world.run}` }))
      }
    },
  },
  {
    who: 'editor',
    name: 'Let a colleague without an account see a draft',
    way: 'the product, Make a link, pass it on',
    before: 'impossible',
    async prepare(world) {
      const product = await makeProduct(world, 'Linked saw')
      await world.change(
        'products',
        product.id,
        { name: `Secret saw ${world.run}`, _status: 'draft' },
        'locale=en&draft=true',
      )
      return async (person) => {
        const { page } = person
        await person.find('Products', product.slug, `Secret saw ${world.run}`)
        const links = page.getByRole('region', { name: 'Links to the preview' })
        await person.press(links.getByRole('button', { name: 'Make a link' }))
        await person.sees(links.getByRole('textbox'))
        const colleague = await world.open('nobody')
        await colleague.goto(await links.getByRole('textbox').inputValue())
        await person.sees(colleague.getByRole('heading', { level: 1 }).filter({ hasText: 'Secret saw' }))
        await colleague.context().close()
      }
    },
  },
  {
    who: 'editor',
    name: 'Get back what was deleted',
    way: 'Products, Trash, tick the product, Restore, as published, Confirm',
    before: 'impossible',
    async prepare(world) {
      const product = await makeProduct(world, 'Deleted saw')
      await world.change('products', product.id, { deletedAt: new Date().toISOString() }, 'locale=en&trash=true')
      return async (person) => {
        const { page } = person
        await person.goTo('Products')
        await person.press(
          page
            .getByRole('link', { name: 'Trash' })
            .or(page.getByRole('button', { name: 'Trash' }))
            .first(),
        )
        await page.waitForURL(/\/trash/)
        await page.waitForLoadState('networkidle')
        await person.press(page.getByRole('row', { name: product.name }).getByRole('checkbox'))
        await person.press(page.getByRole('button', { name: 'Restore' }).first())
        await person.press(page.getByRole('dialog').getByRole('checkbox').first())
        await person.press(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }))
        await person.waitsFor(async () => (await world.api.get(product.path)).status() === 200)
      }
    },
  },
]

/** A PNG of a pixel. */
async function drawPicture(): Promise<Buffer> {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
}
