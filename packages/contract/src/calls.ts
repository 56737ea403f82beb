import { coreCalls } from './core-calls.ts'
import { extensionCalls } from './extension-calls.ts'

/** Every call of the content API (R7.4 to R7.16, and extensions), defined once. Types, server check, client, OpenAPI and tests come from here. */
export const calls = { ...coreCalls, ...extensionCalls } as const

export type Calls = typeof calls
export type CallName = keyof Calls
