import { expect, it } from 'vitest'
import { interfaceText, toInterfaceTexts } from './interface-texts.ts'

it('answers what stands in for a text of the language, and leaves out what cannot [R14.230, R14.233]', () => {
  const texts = { de: { 'form.send': 'Los', 'header.home': 'Start', gone: 'x' }, fr: null }
  expect(toInterfaceTexts({ texts }, 'de')).toEqual({ 'form.send': 'Los' })
  expect(toInterfaceTexts({ texts }, 'fr')).toEqual({})
  expect(toInterfaceTexts({ texts }, 'ar')).toEqual({})
  expect(toInterfaceTexts({}, 'de')).toEqual({})
})

it('is said with content too, such as the names of groups of specifications [R14.234]', () => {
  expect(interfaceText('de', 'product.yes')).toBe('Ja')
  expect(interfaceText('de', 'product.yes', { 'product.yes': 'Vorhanden' })).toBe('Vorhanden')
})
