import { content, screenTexts } from './content.ts'
import { expectWords } from './plain-words.ts'
import type { Question } from './question.ts'

const serial = 'NV450-25-M7RQ4'

/** What is asked by who has a machine, or wants to know what he will get with one. */
export const serviceQuestions: Question[] = [
  {
    number: 9,
    who: 'service engineer at the machine',
    language: 'de',
    on: 'phone',
    words: `Wo ist die Betriebsanleitung zu der Säge mit der Nummer ${serial}?`,
    meaning: 'Where are the instructions of the saw with this serial number?',
    way: 'Service, Alle Dokumente, the number, Dokumente anzeigen, Deutsch',
    source: '`product-documents.json`',
    async ask(visitor) {
      const { main } = visitor
      const text = screenTexts('documents', 'de')
      await visitor.follow('header.service')
      await visitor.pressTo(main.getByRole('link', { name: text('all') }))
      await visitor.type(main.getByRole('textbox', { name: text('serial.label') }), serial)
      await visitor.press(main.getByRole('button', { name: text('serial.submit') }))
      await visitor.page.waitForURL(/\/serial\//)
      const { product, modelYear } = content.serial(serial)
      const head = await visitor.reads(main.getByRole('heading', { level: 1 }))
      expectWords(head, product.model)
      const year = await visitor.reads(main.getByText(String(modelYear)))
      const manual = main
        .getByRole('listitem')
        .filter({ has: visitor.page.getByRole('heading', { name: `${text('kind.manual')} ${product.model}` }) })
      const link = manual.getByRole('link', { name: /^Deutsch/ }).first()
      const file = await visitor.reads(link)
      await visitor.readPdf(link)
      return `${head}, ${year}: ${file}`
    },
  },
  {
    number: 10,
    who: 'owner of an old machine',
    language: 'en',
    words: 'Do you still have parts for my machine from 2009?',
    way: 'Service, Are there parts for my old Norvane machine?',
    source: '`questions.json`',
    async ask(visitor) {
      await visitor.follow('header.service')
      const { read, wanted } = await visitor.readQuestion('Are there parts for my old Norvane machine?')
      expectWords(read, wanted)
      return firstSentence(read)
    },
  },
  {
    number: 11,
    who: 'quality manager',
    language: 'en',
    words: 'Are you certified to ISO 9001, and may I have the certificate for my file?',
    way: 'the home page, Certificate (PDF)',
    source: '`certificates.json`',
    async ask(visitor) {
      const { title, text } = content.certificate('ISO 9001')
      const item = visitor.main.getByRole('listitem').filter({ hasText: title.en })
      expectWords(await visitor.reads(item), text.en)
      await visitor.readPdf(item.getByRole('link'))
      return `${title.en}, as PDF`
    },
  },
  {
    number: 15,
    who: 'maker of windows in Karnataka',
    language: 'kn',
    on: 'phone',
    words: 'ಯಂತ್ರದ ನಿಯಂತ್ರಣ ಪರದೆ ಮತ್ತು ಕೈಪಿಡಿ ಯಾವ ಭಾಷೆಗಳಲ್ಲಿವೆ?',
    meaning: 'In which languages are the control’s screen and the manual?',
    way: 'ಸೇವೆ, ಕೈಪಿಡಿ ಮತ್ತು ನಿಯಂತ್ರಣ ಯಾವ ಭಾಷೆಗಳಲ್ಲಿವೆ?',
    source: '`questions.json`',
    async ask(visitor) {
      await visitor.follow('header.service')
      const { read, wanted } = await visitor.readQuestion('In which languages are manual and control?')
      expectWords(read, wanted)
      return firstSentence(read)
    },
  },
  {
    number: 18,
    who: 'buyer',
    language: 'fr',
    on: 'no script',
    words: 'Quel est le délai de livraison d’une soudeuse à quatre têtes ?',
    meaning: 'How long does the delivery of a four-head welder take?',
    way: 'Services, Quel est le délai de livraison ?',
    source: '`questions.json`',
    async ask(visitor) {
      await visitor.follow('header.service')
      const { read, wanted } = await visitor.readQuestion('How long does delivery take?')
      expectWords(read, wanted)
      return firstSentence(read)
    },
  },
]

/** Enough for a table. */
const firstSentence = (text: string) => `“${/^.*?[.。](?=\s|$)/.exec(text)?.[0] ?? text}”`
