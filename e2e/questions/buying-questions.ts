import { content, screenTexts } from './content.ts'
import { expectWords } from './plain-words.ts'
import type { Question } from './question.ts'
import type { Visitor } from './visitor.ts'

/** What is asked by who is about to buy. */
export const buyingQuestions: Question[] = [
  {
    number: 12,
    who: 'buyer in Texas',
    language: 'es',
    words: '¿Qué distribuidor cerca de San Antonio habla español, y cuál es su teléfono?',
    meaning: 'Which dealer near San Antonio speaks Spanish, and what is his telephone number?',
    way: 'Contacto, Quién está cerca de usted, San Antonio, Buscar distribuidores',
    source: '`dealers.json`',
    async ask(visitor) {
      const read = await findDealer(visitor, 'San Antonio', 'San Antonio')
      expectWords(read, 'Español')
      return `${content.dealerIn('San Antonio').name}, ${content.dealerIn('San Antonio').phone}`
    },
  },
  {
    number: 13,
    who: 'buyer in Egypt',
    language: 'ar',
    on: 'phone',
    words: 'من يمثلكم في القاهرة وما رقم هاتفه؟',
    meaning: 'Who represents you in Cairo, and what is his telephone number?',
    way: 'اتصلوا بنا, وكلاء بالقرب منكم, القاهرة, البحث عن وكلاء',
    source: '`dealers.json`',
    async ask(visitor) {
      await findDealer(visitor, 'القاهرة', 'Cairo')
      return `${content.dealerIn('Cairo').name}, ${content.dealerIn('Cairo').phone}`
    },
  },
  {
    number: 17,
    who: 'buyer',
    language: 'en',
    on: 'phone',
    words: 'What does the double-head crimping machine NV 920 cost? Where do I ask, and how long do I wait?',
    way: 'Search, NV 920, Add to enquiry, In your enquiry, Confirm the order, the form, Complete the order',
    source: '`questions.json`; an enquiry that is sent has a number',
    async ask(visitor) {
      const { main, page, locale } = visitor
      await visitor.findProduct('NV 920')
      await visitor.press(main.getByRole('button', { name: locale.text('product.addToBasket') }).first())
      await visitor.press(main.getByRole('button', { name: locale.text('product.inBasket') }).first())
      const basket = page.getByRole('dialog', { name: locale.text('basket.title') })
      await visitor.press(basket.getByRole('button', { name: locale.text('basket.confirm') }))
      for (const [label, words] of buyer)
        await visitor.type(basket.getByLabel(locale.text(`formField.${label}`)), words)
      await visitor.press(basket.getByRole('button', { name: new RegExp(locale.text('formField.country')) }))
      await visitor.press(basket.getByRole('combobox'))
      await visitor.typeByKeyboard('Pola')
      await visitor.press(basket.getByRole('option', { name: 'Poland' }))
      await visitor.press(basket.getByRole('button', { name: locale.text('basket.complete') }))
      const sent = basket.getByRole('status').filter({ hasText: locale.text('basket.placed') })
      const read = await visitor.reads(sent)
      expectWords(read, locale.text('form.lead'))
      const [reference] = /Your reference: \S+/.exec(read) ?? []
      if (!reference) throw new Error(`no number of the enquiry in “${read}”`)
      return `no price is stated; ${reference}; “${locale.text('form.lead')}”`
    },
  },
  {
    number: 19,
    who: 'project engineer',
    language: 'en',
    words:
      'My boss decides and does not go to websites. Is there a sheet of the corner cleaner NV 250 that I can send him?',
    way: 'Search, NV 250, PDF data sheet',
    source: 'the title of the file; its figures are looked at by the unit tests of sheets',
    async ask(visitor) {
      await visitor.findProduct('NV 250')
      const pdf = await visitor.readPdf(visitor.main.getByRole('link', { name: visitor.locale.text('sheet.link') }))
      const { model, name } = content.product('NV 250')
      const title = titleOf(pdf)
      expectWords(title, model, name.en)
      return `“${title}”, PDF of ${Math.round(pdf.length / 1000)} kB`
    },
  },
]

const buyer = [
  ['fullName', 'Paula Buyer'],
  ['company', 'Okna Sp. z o.o.'],
  ['phone', '48421234567'],
  ['email', 'paula@example.com'],
  ['message', 'What does it cost with knives for a 7 mm chamber?'],
] as const

/** Looks for who is nearest. @throws where it is not the dealer of that city @returns what stands on his card */
async function findDealer(visitor: Visitor, typed: string, city: string): Promise<string> {
  const { main } = visitor
  const text = screenTexts('near', visitor.language)
  await visitor.follow(visitor.isOnPhone ? 'contact.title' : 'header.contact')
  await visitor.pressTo(main.getByRole('link', { name: text('title') }))
  await visitor.type(main.getByRole('textbox', { name: text('place') }), typed)
  await visitor.press(main.getByRole('button', { name: text('submit') }))
  await visitor.page.waitForURL(/[?&]near=/)
  const card = await visitor.reads(main.getByRole('article').first())
  const { name, phone } = content.dealerIn(city)
  expectWords(card, name, phone)
  return card
}

/** What a PDF says that it is called. */
function titleOf(pdf: Buffer): string {
  const { hex, plain = '' } =
    /\/Title (?:<FEFF(?<hex>[\dA-Fa-f]*)>|\((?<plain>[^)]*)\))/.exec(pdf.toString('latin1'))?.groups ?? {}
  return hex === undefined ? plain : Buffer.from(hex, 'hex').swap16().toString('utf16le')
}
