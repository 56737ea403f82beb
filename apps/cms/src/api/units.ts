import type { LanguageCode } from '@vitrine/locales/languages'

type Names = Partial<Record<LanguageCode, string>>

/** Pieces are a word; the symbols of the SI are the same in all alphabets but the Russian (GOST 8.417). */
const names: Record<string, Names> = {
  pcs: {
    ru: 'шт.',
    ar: 'قطعة',
    bg: 'бр.',
    cn: '件',
    de: 'Stück',
    es: 'uds.',
    fr: 'pièces',
    ir: 'عدد',
    it: 'pz.',
    kn: 'ಸಂಖ್ಯೆ',
    nl: 'stuks',
    pl: 'szt.',
    pt: 'un.',
    ro: 'buc.',
    sr: 'kom.',
    tr: 'adet',
    vn: 'cái',
  },
  mm: { ru: 'мм' },
  m: { ru: 'м' },
  'm²': { ru: 'м²' },
  kg: { ru: 'кг' },
  kW: { ru: 'кВт' },
  kN: { ru: 'кН' },
  s: { ru: 'с' },
  h: { ru: 'ч' },
  'min⁻¹': { ru: 'мин⁻¹' },
  'm/min': { ru: 'м/мин' },
  'l/min': { ru: 'л/мин' },
  'm³/h': { ru: 'м³/ч' },
  bar: { ru: 'бар', ar: 'بار', ir: 'بار' },
}

/** A unit as the language writes it; an unknown one stays as it is. */
export function nameUnit(unit: string, language: LanguageCode): string {
  return names[unit]?.[language] ?? unit
}
