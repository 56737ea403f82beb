import { expect, it } from 'vitest'
import { passwordProblem } from './password-problem.ts'

const ada = { email: 'ada.lovelace@norvane.example', name: 'Ada Lovelace' }

it.each([
  ['short', 'password.short'],
  ['password123', 'password.common'],
  ['QwertyUIOP', 'password.common'],
  ['1234567890', 'password.common'],
  ['ada.lovelace', 'password.own'],
  ['Lovelace2026!', 'password.own'],
  ['ada-lovelace-1', 'password.own'],
  ['Norvane-2026', 'password.own'],
])('refuses %s [R12.32]', async (password, problem) => {
  expect(await passwordProblem(password, ada)).toBe(problem)
})

it.each(['correct horse battery staple', '8301-5527-9913-2201', 'a pear tree of ada', 'дом у синего моря'])(
  'takes %s [R12.32]',
  async (password) => {
    expect(await passwordProblem(password, ada)).toBeNull()
  },
)

it('does without an owner', async () => {
  expect(await passwordProblem('correct horse', {})).toBeNull()
})
