import type * as z from 'zod/mini'
import type { ErrorKey, FieldErrors, FieldName, FieldValues } from './form-fields.ts'

export type FormValidation<Values> =
  { values: Values; errors?: undefined } | { values?: undefined; errors: FieldErrors }

/** Checks what was typed; each field that is wrong gets the first thing that is wrong with it, as a text key. */
export function validateForm<Values>(schema: z.ZodMiniType<Values>, typed: FieldValues): FormValidation<Values> {
  const result = schema.safeParse(typed)
  if (result.success) return { values: result.data }
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) errors[path[0] as FieldName] ??= message as ErrorKey
  return { errors }
}
