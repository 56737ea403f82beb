import { expect, it } from 'vitest'
import type { LanguageCode } from '../languages.ts'
import { findTextProblems } from './find-text-problems.ts'

const counted = '{count, plural, one {# machine} other {# machines}}'

const problemsOf = (text: string, builtIn: string, language: LanguageCode = 'en', key = 'a.text') =>
  findTextProblems(language, key, text, builtIn).map(({ kind, values }) => [kind, ...Object.values(values)].join(' '))

it.each([
  ['Get in touch', 'Contact us'],
  ['It’s l’usine', 'Ours'],
  ['{company}: start', '{company}, home page'],
  ['{count, plural, one {one saw} other {# saws}}', counted],
  ['{count, plural, =0 {none} one {# saw} other {{count} saws}}', counted],
  ['{from}–{to, number}', '{from, number}–{to, number}'],
  ['{from, plural, one {#} other {#}} {to}', '{from, number}–{to, number}'],
])('takes “%s” for “%s” [R14.231]', (text, builtIn) => {
  expect(problemsOf(text, builtIn)).toEqual([])
})

it.each([
  ['unreadable', 'Hello {name', 'Hello {name}'],
  ['unreadable', '{count, plural, one {# saw}}', counted],
  ['unsupported', '{kind, select, a {A} other {B}}', '{kind}'],
  ['unsupported', '<b>Bold</b>', 'Bold'],
  ['unsupported', '{n, date}', '{n}'],
  ['lineBreak', 'Two\nlines', 'One line'],
  ['unknownPlaceholder nmae {name}', 'Hello {name} {nmae}', 'Hello {name}'],
  ['unknownPlaceholder name –', 'Hello {name}', 'Hello'],
  ['missingPlaceholder name', 'Hello', 'Hello {name}'],
  ['pluralNeeded count', '{count} machines', counted],
  ['pluralRefused name', '{name, plural, one {#} other {#}}', 'Hello {name}'],
])('says %s of “%s” for “%s” [R14.231]', (problem, text, builtIn) => {
  expect(problemsOf(text, builtIn)).toEqual([problem])
})

it('asks for the plural forms of the language, and no others [R14.231]', () => {
  const inPolish = '{count, plural, one {# piła} other {# piły}}'
  const builtIn = '{count, plural, one {# piła} few {# piły} many {# pił} other {# piły}}'
  expect(problemsOf(inPolish, builtIn, 'pl')).toEqual(['formMissing count few, many'])
  expect(problemsOf(inPolish, inPolish, 'pl')).toEqual([])
  expect(problemsOf(counted, '{count, plural, other {# 台}}', 'cn')).toEqual(['formUnknown count one'])
})

it('says how much longer than its place a text is, counted as people count letters [R14.232]', () => {
  expect(problemsOf('Services and spare parts', 'Service', 'en', 'header.service')).toEqual(['tooLong 24 14'])
  expect(problemsOf('𝒮𝒮𝒮𝒮𝒮𝒮𝒮𝒮𝒮𝒮𝒮𝒮𝒮𝒮', 'Service', 'en', 'header.service')).toEqual([])
  expect(problemsOf('x'.repeat(601), 'Anything')).toEqual(['tooLong 601 600'])
})
