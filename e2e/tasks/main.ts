import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from '../browser.ts'
import { requireLoopback } from '../loopback.ts'
import { startOwnProduct } from '../own-product.ts'
import { editorTasks } from './editor-tasks.ts'
import { editorWorkTasks } from './editor-work-tasks.ts'
import { dealingTasks } from './dealing-tasks.ts'
import { operatorTasks } from './operator-tasks.ts'
import { ownerTasks } from './owner-tasks.ts'
import { Person } from './person.ts'
import { toSummary, toTable } from './report.ts'
import type { Result, Task } from './task.ts'
import { startServices } from './services.ts'
import { toSentence } from './to-sentence.ts'
import { openWorld, type World } from './world.ts'

/**
 * `npm run tasks [-- --only 5,8]`: does the tasks of docs/tasks.md in a browser, one after the other, and prints what each takes; ends with 1 where one fails. It does them on a product that
 * it starts with data of its own, beside a mail server and a service that translates.
 */
const tasks: Task[] = [...editorTasks, ...editorWorkTasks, ...operatorTasks, ...dealingTasks, ...ownerTasks]
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const only = new Set(values.only.split(',').filter(Boolean).map(Number))

const services = await startServices()
const product = await startOwnProduct(
  Number(process.env.TASKS_PORT ?? 4370),
  undefined,
  undefined,
  services.environment,
)
const browser = await chromium.launch(await findBrowser())
try {
  const world = await openWorld(requireLoopback(product.siteUrl), browser, services)
  await warmUp(world)
  const results: Result[] = []
  for (const [index, task] of tasks.entries()) {
    if (only.size > 0 && !only.has(index + 1)) continue
    const result = await perform(task, index + 1, world)
    if (result.error) console.error(`${result.number}. ${task.name}: ${result.error}`)
    results.push(result)
  }
  console.log(`${toTable(results)}\n\n${toSummary(results)}`)
  process.exitCode = results.some(({ error }) => error !== null) ? 1 : 0
} finally {
  await browser.close()
  await product.stop()
  await services.stop()
}

async function perform(task: Task, number: number, world: World): Promise<Result> {
  const none = { task, number, presses: 0, keys: 0, seconds: 0, error: null }
  if ('notHere' in task) return none
  try {
    const doing = await task.prepare(world)
    const person = new Person(await world.open(task.who))
    // The language of the content is remembered for each account.
    await person.page.goto('/admin?locale=en')
    await person.page.waitForLoadState('networkidle')
    const from = performance.now()
    const error = await doing(person).then(
      () => null,
      (reason: unknown) => toSentence(reason),
    )
    const seconds = (performance.now() - from) / 1000
    if (error && process.env.TASKS_PICTURES)
      await person.page.screenshot({ path: `${process.env.TASKS_PICTURES}/task-${number}.png` })
    await person.page.context().close()
    return { ...none, presses: person.presses, keys: person.keys, seconds, error }
  } catch (reason) {
    return { ...none, error: `could not be prepared: ${toSentence(reason)}` }
  }
}

/** The code of the screens is loaded once, as in the morning of a day. */
async function warmUp(world: World) {
  const page = await world.open('owner')
  for (const path of ['products', 'products/create', 'enquiries', 'media', 'users'])
    await page.goto(`/admin/collections/${path}`, { waitUntil: 'networkidle' })
  await page.context().close()
}
