import { expect, type Page } from '@playwright/test'
import { unique } from './operator-tasks.ts'
import type { Task } from './task.ts'

/** What operators do with others: a team that shares the work, and a buyer who answers. */
export const dealingTasks: Task[] = [
  {
    who: 'operator',
    name: 'Have enquiries go to a dealer or a team by a rule',
    way: 'Rules, Create New, its name, the country, A team, the team, Save',
    async prepare(world) {
      const team = `North ${world.run}`
      await world.make('teams', { name: team, members: [world.ids.operator] })
      return async (person) => {
        const { page } = person
        await person.goTo('Rules')
        await person.pressLink(/^Create new/i)
        await person.type(page.getByRole('textbox', { name: /^Name/ }), `To the north ${world.run}`)
        await person.pick(page.locator('#field-countries').getByRole('combobox'), 'Iceland')
        await person.press(page.getByText('A team', { exact: true }))
        await person.pick(page.locator('#field-team').getByRole('combobox'), team)
        await person.pressButton('Save')
        await person.seesText(/successfully/i)
        const sender = unique(world.run, 'Gluggar')
        await world.order({ ...sender, country: 'Iceland' })
        await person.goTo('Enquiries')
        await person.sees(page.getByRole('row', { name: sender.company_name }).filter({ hasText: 'Olga Operator' }))
      }
    },
  },
  {
    who: 'operator',
    name: 'Send an offer that the buyer accepts on his page',
    way: 'the enquiry, New offer, the file, the last day, Save as a draft, Send to the buyer, yes',
    async prepare(world) {
      const sender = unique(world.run, 'Angebot')
      const id = await world.order({ ...sender, language: 'en' })
      return async (person) => {
        const { page } = person
        await person.goTo('Enquiries')
        await person.openRow(sender.company_name)
        const offers = page.getByRole('region', { name: 'Offers' })
        await person.press(offers.getByText('New offer'))
        const file = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
        await person.giveFile(offers.getByLabel('PDF'), file)
        await person.type(offers.getByLabel(/^Valid until/), '2099-12-31')
        await person.press(offers.getByRole('button', { name: 'Save as a draft' }))
        await person.pressAndConfirm(offers.getByRole('button', { name: 'Send to the buyer' }))
        await person.sees(offers.getByText(/^sent/))
        const buyer = await world.open('nobody')
        await acceptAsBuyer(buyer, await world.readMail('offer', id))
        await buyer.context().close()
        await person.waitsFor(async () => {
          await page.reload()
          return offers.getByText(/^accepted: Grace Hopper/).isVisible()
        })
      }
    },
  },
]

/** The buyer's part: it is none of the operator's presses. */
async function acceptAsBuyer(page: Page, mail: string) {
  const link = /https?:\/\/\S+\/enquiry\/en\/[\w-]+/.exec(mail)?.[0]
  if (!link) throw new Error(`the mail has no link to the buyer's page: ${mail}`)
  await page.goto(new URL(link).pathname)
  await page.getByText('Accept the offer', { exact: true }).click()
  await page.getByLabel('Your first and last name').fill('Grace Hopper')
  await page.getByRole('checkbox', { name: /^Yes, I accept/ }).check()
  await page.getByRole('button', { name: 'Accept now' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^Accepted on .* by Grace Hopper/)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}
