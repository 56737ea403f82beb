import { languageCodes } from '@vitrine/locales/languages'
import { z } from 'zod'
import type { Call } from './call.ts'
import { calls } from './calls.ts'

type Json = Record<string, unknown>

const reasons: Record<number, string> = {
  400: 'The input is wrong; `errors` names the fields',
  404: 'Not found',
  405: 'The address does not have this method',
  409: 'The same Idempotency-Key came with other content',
  413: 'The body is too large',
  415: 'The body is neither JSON nor, where files are taken, multipart/form-data',
}

const problem = {
  type: 'object',
  required: ['detail'],
  properties: {
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
    },
  },
}

/** The content API as an OpenAPI 3.1 document. @param server the API base, absolute or a path */
export function toOpenApi(server: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: toOperation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine content API', version: '1', description: 'What the public site asks of its backend.' },
    servers: [{ url: server }],
    paths,
    components: { schemas: { Problem: problem } },
  }
}

function toOperation(name: string, call: Call): Json {
  const failures = call.errors.map((status) => [
    status,
    answer(reasons[status] ?? '', { $ref: '#/components/schemas/Problem' }),
  ])
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    ...(call.origin === 'extension' && { 'x-extension': true }),
    parameters: [
      ...parametersIn('path', call.params),
      ...parametersIn('query', call.query),
      language,
      ...(call.method === 'POST' ? [idempotencyKey] : []),
    ],
    ...(call.body && {
      requestBody: { required: true, content: bodyOf(toSchema(call.body, 'input'), call.takesFiles) },
    }),
    responses: { [call.status]: answer('Success', toSchema(call.response, 'output')), ...Object.fromEntries(failures) },
  }
}

const language = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of the response: a code of the site or a language tag. Anything else is English.',
  schema: { type: 'string', examples: languageCodes },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The id of the enquiry, made by the sender. The same id again is the same enquiry.',
  schema: { type: 'string', format: 'uuid' },
}

function parametersIn(place: 'path' | 'query', object: Call['params']): Json[] {
  const schema = object ? (toSchema(object, 'input') as { properties?: Record<string, Json>; required?: string[] }) : {}
  return Object.entries(schema.properties ?? {}).map(([name, it]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: it,
  }))
}

/** The JSON, and where files are taken, the same JSON as one part beside them. */
function bodyOf(schema: Json, takesFiles?: true): Json {
  if (!takesFiles) return json(schema)
  const file = { type: 'array', items: { type: 'string', format: 'binary' }, description: 'in the order of `files`' }
  const parts = { type: 'object', required: ['payload'], properties: { payload: schema, file } }
  const encoding = { payload: { contentType: 'application/json' } }
  return { ...json(schema), 'multipart/form-data': { schema: parts, encoding } }
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })
const answer = (description: string, schema: Json): Json => ({ description, content: json(schema) })

function toSchema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return schema
}
