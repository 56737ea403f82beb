import { parseArgs } from 'node:util'
import { tagOf } from '@vitrine/locales/languages'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../browser.ts'
import { requireLoopback } from '../loopback.ts'
import { startOwnProduct } from '../own-product.ts'
import { toSentence } from '../tasks/to-sentence.ts'
import { buyingQuestions } from './buying-questions.ts'
import { figureQuestions } from './figure-questions.ts'
import { planningQuestions } from './planning-questions.ts'
import type { Question, Result } from './question.ts'
import { toSummary, toTable } from './report.ts'
import { serviceQuestions } from './service-questions.ts'
import { Visitor } from './visitor.ts'

/**
 * `npm run questions [-- --only 5,8]`: looks for the answers to the questions of docs/questions.md in a browser, each from the home page on, compares them with the content, and prints what
 * each takes; ends with 1 where one is not answered. It asks a product that it starts with data of its own.
 */
const questions = [...figureQuestions, ...planningQuestions, ...serviceQuestions, ...buyingQuestions].toSorted(
  (a, b) => a.number - b.number,
)
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const desk = { viewport: { width: 1440, height: 900 } }
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const only = new Set(values.only.split(',').filter(Boolean).map(Number))

const product = await startOwnProduct(Number(process.env.QUESTIONS_PORT ?? 4372))
const browser = await chromium.launch(await findBrowser())
try {
  const siteUrl = requireLoopback(product.siteUrl)
  const results: Result[] = []
  for (const question of questions) {
    if (only.size > 0 && !only.has(question.number)) continue
    const result = await look(question, browser, siteUrl)
    if (result.error) console.error(`${question.number}. ${question.words}: ${result.error}`)
    results.push(result)
  }
  console.log(`${toTable(results)}\n\n${toSummary(results)}`)
  process.exitCode = results.some(({ error }) => error !== null) ? 1 : 0
} finally {
  await browser.close()
  await product.stop()
}

async function look(question: Question, browser: Browser, siteUrl: string): Promise<Result> {
  const { language, number, on } = question
  const context = await browser.newContext({
    baseURL: siteUrl,
    locale: tagOf(language),
    javaScriptEnabled: on !== 'no script',
    reducedMotion: 'reduce',
    ...(on === 'phone' ? phone : desk),
  })
  // The notice was accepted on an earlier visit.
  await context.addInitScript(() => location.origin === 'null' || localStorage.setItem('cookies_accept', 'true'))
  const visitor = new Visitor(await context.newPage(), language, on === 'phone')
  await visitor.page.goto(visitor.locale.at('/'))
  const from = performance.now()
  const read = await question.ask(visitor).then(
    (answer) => ({ answer, error: null }),
    (reason: unknown) => ({ answer: null, error: toSentence(reason) }),
  )
  const seconds = (performance.now() - from) / 1000
  const folder = process.env.QUESTIONS_PICTURES
  if (folder) await visitor.page.screenshot({ path: `${folder}/question-${number}.png` })
  await context.close()
  return { question, presses: visitor.presses, keys: visitor.keys, seconds, ...read }
}
