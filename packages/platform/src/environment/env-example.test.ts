import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../repository-root.ts'
import { writeEnvExample } from './env-example.ts'
import { variables } from './variables.ts'

const file = readFileSync(join(repositoryRoot(import.meta.dirname), '.env.example'), 'utf8')

it('names in .env.example every variable that the programs read, and no other [R18.3]', () => {
  expect([...file.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)).toEqual(Object.keys(variables))
})

it('has in .env.example the descriptions and defaults of the table; if not, its third line says how to make it', () => {
  expect(file).toBe(writeEnvExample())
})
