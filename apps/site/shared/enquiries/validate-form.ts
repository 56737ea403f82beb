import type * as z from 'zod/mini'
import type { ErrorKey, FieldName } from './form-fields.ts'

export type FormValidation<Values, Name extends string = FieldName> =
  | { values: Values; errors?: undefined }
  | { values?: undefined; errors: Partial<Record<Name, ErrorKey>> }

/** Checks the fields of a form; each invalid field gets its first error, as a text key. */
export function validateForm<Values, Name extends string = FieldName>(
  schema: z.ZodMiniType<Values>,
  values: Partial<Record<Name, string>>,
): FormValidation<Values, Name> {
  const result = schema.safeParse(values)
  if (result.success) return { values: result.data }
  const errors: Partial<Record<Name, ErrorKey>> = {}
  for (const { path, message } of result.error.issues) errors[path[0] as Name] ??= message as ErrorKey
  return { errors }
}
