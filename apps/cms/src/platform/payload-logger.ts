import { isLogStarted, type LogLevel, logLevels, writeLog } from '@vitrine/platform/log/log'
import { type LogError, toLogError } from '@vitrine/platform/log/to-log-error'
import type { Config } from 'payload'

type Line = { level: string; msg?: string; err?: LogError }

/** Payload's log goes where that of the program goes; undefined, which is Payload's own way, where the program has none. */
export function payloadLogger(): Config['logger'] {
  if (!isLogStarted()) return undefined
  const options = {
    level: 'debug',
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: (error: unknown) => (error instanceof Error ? toLogError(error) : undefined) },
  }
  return { options, destination: { write: pass } }
}

function pass(text: string) {
  const { level, msg, err } = JSON.parse(text) as Line
  writeLog(toLevel(level), msg ?? err?.message ?? '', {}, err)
}

const toLevel = (level: string): LogLevel =>
  logLevels.find((it) => it === level) ?? (level === 'fatal' ? 'error' : 'debug')
