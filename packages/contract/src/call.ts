import type { z } from 'zod'

type Shape = Record<string, z.ZodType>

/** One call of the content API (R7.1 to R7.16): everything that a server, a client and a reader need to know of it. */
export type Call = {
  method: 'GET' | 'POST'
  /** Relative to the API base, parameters in braces, with the trailing slash that the call is documented with. */
  path: string
  summary: string
  /** `core`: every backend has it (R7.4 to R7.16). `extension`: a foreign backend may lack it, and the site then does without. */
  origin: 'core' | 'extension'
  params?: z.ZodObject<Shape>
  query?: z.ZodObject<Shape>
  body?: z.ZodType
  /** Takes multipart/form-data besides JSON: a part `payload`, which is the JSON, and a part `file` for each of its `files`. */
  takesFiles?: true
  response: z.ZodType
  /** The status of success. */
  status: 200 | 201
  /** Statuses of failure besides 500; each has the body `{ detail }`. */
  errors: readonly (400 | 404 | 405 | 409 | 413 | 415)[]
}

export type ResponseOf<C extends Call> = z.infer<C['response']>

type Parameters<C extends Call> =
  C['params'] extends z.ZodObject<infer S extends Shape> ? z.infer<z.ZodObject<S>> : unknown
type Query<C extends Call> = C['query'] extends z.ZodObject<infer S extends Shape> ? z.infer<z.ZodObject<S>> : unknown
type Body<C extends Call> = C['body'] extends z.ZodType ? { body: z.infer<C['body']> } : unknown

/** What a caller gives: path parameters and query keys together, and the body where there is one. */
export type InputOf<C extends Call> = Parameters<C> & Query<C> & Body<C>

/** The same as the arguments of a function: left out where nothing of it is required. */
export type ArgumentsOf<C extends Call> =
  Record<never, never> extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>]
