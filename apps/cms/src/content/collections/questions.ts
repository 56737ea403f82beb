import { position } from '../fields/facts.ts'
import { heading, lines } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'

export const questions = contentCollection({
  slug: 'questions',
  labels: { singular: 'Question', plural: 'Questions and answers' },
  defaultSort: 'position',
  admin: {
    group: 'Editorial',
    useAsTitle: 'question',
    defaultColumns: ['question', 'position', '_status'],
    description: 'What buyers ask about the company. Questions about one product belong to the product.',
  },
  fields: [heading('question'), position(), lines('answer')],
})
