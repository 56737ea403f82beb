import type { Task } from './task.ts'

export const ownerTasks: Task[] = [
  {
    who: 'owner',
    name: 'See how many visited in 91 days, and take the figures along',
    way: 'Statistics, 91 days, Export as Excel',
    async prepare() {
      return async (person) => {
        const { page } = person
        await person.goTo('Statistics')
        await person.pressLink('91 days')
        await person.sees(page.locator('a[aria-current]').filter({ hasText: '91 days' }))
        const file = await person.download(page.getByRole('link', { name: 'Export as Excel' }))
        if (file.subarray(0, 2).toString() !== 'PK') throw new Error('what was downloaded is no workbook')
      }
    },
  },
  {
    who: 'owner',
    name: 'Make an account for a new editor',
    way: 'Users, Create New, address, password, role, Save',
    async prepare(world) {
      return async (person) => {
        const { page } = person
        await person.goTo('Users')
        await person.pressLink(/^Create new/i)
        await person.type(page.getByLabel(/^E-?mail/i).first(), `new-${world.run}@norvane.example`)
        await person.type(page.getByLabel(/^New password|^Password/i).first(), `a word of ${world.run}`)
        await person.type(page.getByLabel(/^Confirm password/i).first(), `a word of ${world.run}`)
        await person.press(
          page.locator('#field-role').getByRole('combobox').or(page.locator('#field-role input')).first(),
        )
        await person.press(page.getByRole('option', { name: /editor/i }).first())
        await person.pressButton(/^Save|^Create/)
        await person.seesText(/successfully/i)
      }
    },
  },
  {
    who: 'owner',
    name: 'See who changed what today',
    way: 'Audit log, search for the account',
    before: 'impossible',
    async prepare(world) {
      await world.make('advantages', { title: `Audited ${world.run}`, text: 'x', _status: 'published' })
      return async (person) => {
        const { page } = person
        await person.goTo('Audit log')
        await person.type(page.getByRole('textbox', { name: /^Search by/ }), 'admin@norvane')
        await page.waitForURL(/search=/)
        await person.sees(
          page
            .getByRole('row')
            .filter({ hasText: 'Published' })
            .or(page.getByRole('row').filter({ hasText: 'Created' })),
        )
      }
    },
  },
  {
    who: 'owner',
    name: 'Erase all that is kept of a person',
    way: 'Enquiries, Erase by e-mail address, the address, See what there is, the address, Erase for good',
    async prepare(world) {
      const email = `gone-${world.run}@example.com`
      await world.order({ email })
      return async (person) => {
        const { page } = person
        await person.goTo('Enquiries')
        await person.pressLink('Erase by e-mail address')
        await person.type(page.getByLabel('E-mail'), email)
        await person.pressButton('See what there is')
        await person.type(page.getByLabel('Type the address again to confirm'), email)
        await person.pressButton('Erase for good')
        await person.seesText('Erased enquiries: 1.')
      }
    },
  },
  {
    who: 'owner',
    name: 'Move to Postgres',
    way: '`npm run move-database -- --to postgres://…`, then `DATABASE_URL` and a start',
    before: 'impossible',
    notHere:
      '2 commands and a setting, in no browser; `apps/cms/src/backups/moving/move-database.integration.test.ts` does it',
  },
]
