import type { CheckboxField, FieldHook } from 'payload'
import { hasSecondFactor } from './second-factor.ts'

/**
 * Whether an account is kept from everything until it has a second factor (R12.34): worked out whenever an account is read, so that it
 * holds in every session at once.
 * @param isRequired for admins
 */
export function needsSecondFactor(isRequired: boolean): CheckboxField {
  const decide: FieldHook = async ({ data, req }) =>
    isRequired && data?.role === 'admin' && typeof data.id === 'number' && !(await hasSecondFactor(req, data.id))
  return {
    name: 'needsSecondFactor',
    type: 'checkbox',
    virtual: true,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: { afterRead: [decide] },
  }
}
