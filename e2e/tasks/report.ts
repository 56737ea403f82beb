import { toMarkdownTable } from './markdown-table.ts'
import type { Result } from './task.ts'

/** What became of the tasks, as a table of Markdown. */
export function toTable(results: readonly Result[]): string {
  const rows = results.map(({ number, task, presses, keys, seconds, error }) => {
    const figures =
      'notHere' in task ? ['–', '–', '–', task.notHere] : [presses, keys, seconds.toFixed(1), error ?? 'works']
    return [number, task.who, task.name, task.way || '–', ...figures, task.before ?? 'not recorded']
  })
  const heads = ['', 'Who', 'Task', 'Way', 'Presses', 'Keys', 'Seconds', 'Today', 'Before']
  return toMarkdownTable(heads, rows)
}

export function toSummary(results: readonly Result[]): string {
  const driven = results.filter(({ task }) => !('notHere' in task))
  const failed = driven.filter(({ error }) => error !== null)
  return `${results.length} tasks: ${driven.length - failed.length} work, ${failed.length} fail, ${results.length - driven.length} not driven here`
}
