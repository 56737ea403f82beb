import type { LanguageCode } from '@vitrine/locales/languages'

type Names = Partial<Record<LanguageCode, string>>

/**
 * Pieces are a word. The symbols of the SI are the same in all languages but Russian (GOST 8.417), and Arabic and Persian, whose prose writes
 * units in its own letters: a language has one way to write them (R19.24).
 */
export const unitNames: Record<string, Names> = {
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
  mm: { ru: 'мм', ar: 'مم', ir: 'میلی‌متر' },
  m: { ru: 'м', ar: 'م', ir: 'متر' },
  'm²': { ru: 'м²', ar: 'م²', ir: 'متر مربع' },
  kg: { ru: 'кг', ar: 'كجم', ir: 'کیلوگرم' },
  'kg/m²': { ru: 'кг/м²', ar: 'كجم/م²', ir: 'کیلوگرم بر متر مربع' },
  kW: { ru: 'кВт', ar: 'كيلوواط', ir: 'کیلووات' },
  kN: { ru: 'кН', ar: 'كيلونيوتن', ir: 'کیلونیوتن' },
  s: { ru: 'с', ar: 'ثانية', ir: 'ثانیه' },
  h: { ru: 'ч', ar: 'ساعة', ir: 'ساعت' },
  'min⁻¹': { ru: 'мин⁻¹' },
  'm/min': { ru: 'м/мин', ar: 'م/دقيقة', ir: 'متر بر دقیقه' },
  'l/min': { ru: 'л/мин', ar: 'لتر/دقيقة', ir: 'لیتر بر دقیقه' },
  'm³/h': { ru: 'м³/ч', ar: 'م³/ساعة', ir: 'متر مکعب بر ساعت' },
  in: { ru: 'дюйм', ar: 'بوصة', ir: 'اینچ' },
  'ft²': { ru: 'фут²', ar: 'قدم²', ir: 'فوت مربع' },
  'lb/ft²': { ru: 'фунт/фут²', ar: 'رطل/قدم²', ir: 'پوند بر فوت مربع' },
  ft: { ru: 'фут', ar: 'قدم', ir: 'فوت' },
  lb: { ru: 'фунт', ar: 'رطل', ir: 'پوند' },
  bar: { ru: 'бар', ar: 'بار', ir: 'بار' },
}

/** A unit as the language writes it; an unknown one stays as it is. */
export function nameUnit(unit: string, language: LanguageCode): string {
  return unitNames[unit]?.[language] ?? unit
}
