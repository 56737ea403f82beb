import { expect, it } from 'vitest'
import { hasRole } from './roles.ts'

const admin = { id: 1, role: 'admin', collection: 'users', email: 'a@b.example', createdAt: '', updatedAt: '' } as const

it('gives an account its role, but none that is disabled or lacks a second factor that it needs [R12.34, R12.37]', () => {
  expect(hasRole(admin, 'admin')).toBe(true)
  expect(hasRole(admin, 'editor', 'operator')).toBe(false)
  expect(hasRole({ ...admin, disabled: true }, 'admin')).toBe(false)
  expect(hasRole({ ...admin, needsSecondFactor: true }, 'admin')).toBe(false)
  expect(hasRole(null, 'admin')).toBe(false)
})
