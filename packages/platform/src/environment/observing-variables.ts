import { z } from 'zod'
import { numberBetween, webAddress } from './value-types.ts'
import type { Variables } from './variable.ts'

/** Logs and traces. */
export const observing = {
  LOG_FORMAT: {
    type: z.enum(['json', 'text'], { error: 'give json or text' }),
    description: 'How log lines are written, json or text; without it json, and text where a terminal is attached',
  },
  LOG_LEVEL: {
    type: z.enum(['debug', 'info', 'warn', 'error'], { error: 'give debug, info, warn or error' }),
    default: 'info',
    description: 'What is logged: error alone, warn, info, or debug, which has a line for each request',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    type: webAddress,
    description:
      'A collector of OpenTelemetry that takes OTLP over HTTP, such as http://127.0.0.1:4318; without it no traces',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    type: z.string().regex(/^\s*[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*$/, 'give name=value, by commas'),
    isSecret: true,
    description: 'Headers for it, name=value by commas',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    type: numberBetween(0, 1, 'give a number from 0 to 1'),
    default: '1',
    description: 'How many of the traces that begin here are exported, from 0 to 1',
  },
} satisfies Variables
