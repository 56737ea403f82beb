import type { Task } from './task.ts'

export const unique = (run: string, name: string) => ({
  company_name: `${name} ${run}`,
  email: `${name.toLowerCase()}-${run}@example.com`,
})

export const operatorTasks: Task[] = [
  {
    who: 'operator',
    name: 'Take up a new enquiry',
    way: 'dashboard, New, the enquiry, Assigned to, Status',
    async prepare(world) {
      const sender = unique(world.run, 'Neumann')
      await world.order(sender)
      return async (person) => {
        const { page } = person
        await person.press(page.getByRole('region', { name: 'Enquiries' }).getByRole('link', { name: /^New/ }))
        await person.openRow(sender.company_name)
        await person.choose(page.getByLabel('Assigned to'), 'Olga Operator')
        await person.choose(page.getByLabel('Status'), 'In progress')
        await person.sees(page.getByRole('region', { name: 'History' }).filter({ hasText: 'New → In progress' }))
      }
    },
  },
  {
    who: 'operator',
    name: 'Answer a Turkish enquiry with a template',
    way: 'the enquiry, Template, Send',
    async prepare(world) {
      const sender = unique(world.run, 'Yilmaz')
      await world.order({ ...sender, full_name: 'Ayşe Yılmaz', country: 'Türkiye', language: 'tr' })
      return async (person) => {
        const { page } = person
        await person.goTo('Enquiries')
        await person.openRow(sender.company_name)
        await person.choose(page.getByLabel('Template'), 'Teklif hazırlanıyor')
        await person.waitsFor(async () => (await page.getByLabel('Your answer').inputValue()).startsWith('Sayın'))
        await person.pressButton('Send')
        await person.sees(page.getByRole('region', { name: 'History' }).getByText(/Sayın Ayşe Yılmaz/))
      }
    },
  },
  {
    who: 'operator',
    name: 'Leave a note for colleagues',
    way: 'the enquiry, Note for colleagues, the note, Save note',
    async prepare(world) {
      const sender = unique(world.run, 'Notiz')
      await world.order(sender)
      return async (person) => {
        const { page } = person
        await person.goTo('Enquiries')
        await person.openRow(sender.company_name)
        await person.pressButton('Note for colleagues')
        await person.type(page.getByLabel('Your note'), 'Wants three saws by May.')
        await person.pressButton('Save note')
        await person.sees(page.getByRole('region', { name: 'History' }).getByText('Wants three saws by May.'))
      }
    },
  },
  {
    who: 'operator',
    name: 'Be reminded of an enquiry on a day',
    way: 'the enquiry, Next step on, the words, Save next step',
    async prepare(world) {
      const sender = unique(world.run, 'Termin')
      await world.order(sender)
      return async (person) => {
        const { page } = person
        await person.goTo('Enquiries')
        await person.openRow(sender.company_name)
        await person.type(page.getByLabel('Next step on'), '2027-03-01')
        await person.type(
          page.getByRole('region', { name: 'Next step' }).getByRole('textbox', { name: 'Next step', exact: true }),
          'Call about the layout',
        )
        await person.pressButton('Save next step')
        await person.sees(page.getByRole('button', { name: 'Done' }))
      }
    },
  },
  {
    who: 'operator',
    name: 'Find the enquiries from Poland, and keep the search',
    way: 'Enquiries, Find, Country, Find, Save this view, its name',
    async prepare(world) {
      const sender = unique(world.run, 'Okna')
      await world.order({ ...sender, country: 'Polska', language: 'pl' })
      return async (person) => {
        const { page } = person
        await person.goTo('Enquiries')
        await person.press(page.locator('summary').filter({ hasText: 'Find' }))
        await person.choose(
          page
            .getByRole('combobox', { name: 'Country' })
            .or(page.getByLabel('Country', { exact: true }))
            .first(),
          'Poland',
        )
        await person.pressButton('Find')
        await person.sees(page.getByRole('row', { name: sender.company_name }))
        await person.pressButton('Save this view')
        await person.type(page.getByLabel('Name of the view'), `Poland ${world.run}`)
        await person.press(page.locator('form').getByRole('button', { name: 'Save this view' }))
        await person.sees(
          page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: `Poland ${world.run}` }),
        )
      }
    },
  },
  {
    who: 'operator',
    name: 'Report the enquiries by country, as Excel',
    way: 'Enquiries, Reports, Count by, Show, Export as Excel',
    before: 'impossible',
    async prepare(world) {
      await world.order(unique(world.run, 'Bericht'))
      return async (person) => {
        const { page } = person
        await person.goTo('Enquiries')
        await person.pressLink('Reports')
        await person.choose(page.getByLabel('Count by'), 'Country')
        await person.pressButton(/^Show/)
        await person.sees(page.getByRole('table').getByRole('rowheader', { name: 'Germany' }))
        const file = await person.download(page.getByRole('link', { name: 'Export as Excel' }))
        if (file.subarray(0, 2).toString() !== 'PK') throw new Error('what was downloaded is no workbook')
      }
    },
  },
]
