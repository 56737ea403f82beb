import { format as formatText } from 'node:util'
import { currentContext } from '../requests/request-context.ts'
import { redactText } from './redact-text.ts'
import { type LogError, toLogError } from './to-log-error.ts'

export const logLevels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]
export type LogFormat = 'text' | 'json'
export type LogFields = Record<string, string | number | boolean>

type Log = { program: string; format: LogFormat; level: LogLevel; lines: Record<LogLevel, number> }

const key = Symbol.for('vitrine.log')
const shared = globalThis as { [key]?: Log }

type LogSettings = {
  /** `site`, `cms` or `supervisor`. */
  program: string
  /** Without one JSON, and text where a terminal is attached. */
  format?: LogFormat | undefined
  /** What is less than this is left out. */
  level: LogLevel
}

/** From now on all that this process logs is a line of JSON each, or plain text (R18.80, R18.81): what libraries write to the console too. */
export function startLog({ program, format = defaultLogFormat(), level }: LogSettings): void {
  shared[key] = { program, format, level, lines: { debug: 0, info: 0, warn: 0, error: 0 } }
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const)
    console[method] = (...values: unknown[]) => writeValues(method === 'log' ? 'info' : method, values)
}

export const defaultLogFormat = (): LogFormat => (process.stdout.isTTY ? 'text' : 'json')

export const isLogStarted = () => shared[key] !== undefined

/** How many lines of each level were written; those that the level leaves out are not counted. */
export const countLogLines = (): Record<LogLevel, number> | undefined => shared[key]?.lines

/**
 * Writes a line of the log; nothing before `startLog`.
 * @param fields what can be searched for; nothing that visitors wrote
 */
export function writeLog(level: LogLevel, message: string, fields: LogFields = {}, error?: Error | LogError): void {
  const log = shared[key]
  if (!log || logLevels.indexOf(level) < logLevels.indexOf(log.level)) return
  log.lines[level]++
  const logged = error instanceof Error ? toLogError(error) : error
  const { requestId, trace } = currentContext() ?? {}
  if (log.format === 'text') {
    const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout
    stream.write(`${redactText(toText(message, fields, logged, requestId))}\n`)
    return
  }
  const line = {
    time: new Date().toISOString(),
    level,
    program: log.program,
    ...(requestId && { requestId }),
    ...(trace && { traceId: trace.traceId }),
    msg: message,
    ...fields,
    ...(logged && { err: logged }),
  }
  process.stdout.write(`${JSON.stringify(line, redactValue)}\n`)
}

const redactValue = (_name: string, value: unknown) => (typeof value === 'string' ? redactText(value) : value)

/** What was given to a method of the console: an error among it is told apart. */
function writeValues(level: LogLevel, values: readonly unknown[]): void {
  const error = values.find((it) => it instanceof Error)
  const others = values.filter((it) => it !== error)
  const text = formatText(...others)
  writeLog(level, error && text === '' ? toLogError(error).message : text, {}, error)
}

function toText(
  message: string,
  fields: LogFields,
  error: LogError | undefined,
  requestId: string | undefined,
): string {
  const named = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`)
  const request = requestId === undefined ? '' : ` (request ${requestId})`
  if (!error) return `${message}${named.join('')}${request}`
  const { type, message: what, stack, cause } = error
  const head = message === what ? '' : `${message} `
  return [
    `${head}${type}: ${what}${named.join('')}${request}`,
    ...(stack ? [stack] : []),
    ...(cause ? [`  cause: ${cause}`] : []),
  ].join('\n')
}
