import type * as z from 'zod/mini'
import type { ErrorKey, FieldErrors, FieldName, FieldValues } from './form-fields.ts'

export type FormValidation<Values> =
  | { values: Values; errors?: undefined }
  | { values?: undefined; errors: FieldErrors }

/** Checks the fields of a form; each invalid field gets its first error, as a text key. */
export function validateForm<Values>(schema: z.ZodMiniType<Values>, values: FieldValues): FormValidation<Values> {
  const result = schema.safeParse(values)
  if (result.success) return { values: result.data }
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) errors[path[0] as FieldName] ??= message as ErrorKey
  return { errors }
}
