import { paging } from './shapes/paging.ts'

/* What calls have in common: see Call. */

export const get = { method: 'GET', origin: 'core', status: 200, errors: [400, 405] } as const
export const find = { ...get, errors: [400, 404, 405] } as const
export const submit = { method: 'POST', origin: 'core', status: 201, errors: [400, 405, 409, 413, 415] } as const
export const list = { ...get, query: paging } as const
export const extension = { ...get, origin: 'extension' } as const
/** Asked by POST, as what is asked with is no part of an address. */
export const ask = { ...extension, method: 'POST', errors: [400, 405, 413, 415] } as const
