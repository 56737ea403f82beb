import { expect, it } from 'vitest'
import { checkStyles } from './styles.ts'

const sheet = { path: 'app/ui/card.module.css', text: '.card {\n}\n\n@media (--phone) {\n  .card.wide {\n  }\n}\n' }
const component = (text: string) => ({
  path: 'app/home/Card.tsx',
  text: `import card from '../ui/card.module.css'\n${text}`,
})

it('finds nothing where each style that is named is in its sheet, wherever', () => {
  const text = "<a className={wide ? card.wide : card.card} title='card.none' id={my.card.none}>"
  expect(checkStyles([sheet, component(text)]).problems).toEqual([])
})

it('finds a style that its sheet does not have, once', () => {
  expect(checkStyles([sheet, component('<a className={card.wid} id={card.wid}>')]).problems).toEqual([
    'app/home/Card.tsx: ../ui/card.module.css has no style .wid',
  ])
})
