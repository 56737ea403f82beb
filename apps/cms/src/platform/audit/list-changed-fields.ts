/** What Payload writes for itself. */
const internal = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'savedBy',
  'savedBySchedule',
  'sessions',
  'hash',
  'salt',
  'loginAttempts',
  'lockUntil',
  'resetPasswordToken',
  'resetPasswordExpiration',
])

type Document = Record<string, unknown>

/** The names of the fields, among those given, whose values differ. A document that is filled in is the same as its id. */
export function listChangedFields(names: readonly string[], before: Document = {}, after: Document = {}): string[] {
  return names.filter((name) => !internal.has(name) && toText(before[name]) !== toText(after[name]))
}

const toText = (value: unknown) => JSON.stringify(value ?? null, (_, it: unknown) => withoutDocument(it))

function withoutDocument(value: unknown): unknown {
  const isDocument = typeof value === 'object' && value !== null && 'id' in value && 'updatedAt' in value
  return isDocument ? value.id : (value ?? null)
}
