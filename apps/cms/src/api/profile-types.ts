import type { LanguageCode } from '@vitrine/locales/languages'

export type ProfileType = 'pvc' | 'aluminium' | 'pvc-aluminium'

/** What a turnkey makes windows of, as the filter names it (R3.8). */
export const profileTypeNames: Record<LanguageCode, Record<ProfileType, string>> = {
  en: { pvc: 'PVC', aluminium: 'Aluminium', 'pvc-aluminium': 'PVC and aluminium' },
  ru: { pvc: 'ПВХ', aluminium: 'Алюминий', 'pvc-aluminium': 'ПВХ и алюминий' },
  ar: { pvc: 'PVC', aluminium: 'ألمنيوم', 'pvc-aluminium': 'PVC وألمنيوم' },
  bg: { pvc: 'PVC', aluminium: 'Алуминий', 'pvc-aluminium': 'PVC и алуминий' },
  cn: { pvc: 'PVC', aluminium: '铝', 'pvc-aluminium': 'PVC 与铝' },
  de: { pvc: 'PVC', aluminium: 'Aluminium', 'pvc-aluminium': 'PVC und Aluminium' },
  es: { pvc: 'PVC', aluminium: 'Aluminio', 'pvc-aluminium': 'PVC y aluminio' },
  fr: { pvc: 'PVC', aluminium: 'Aluminium', 'pvc-aluminium': 'PVC et aluminium' },
  ir: { pvc: 'PVC', aluminium: 'آلومینیوم', 'pvc-aluminium': 'PVC و آلومینیوم' },
  it: { pvc: 'PVC', aluminium: 'Alluminio', 'pvc-aluminium': 'PVC e alluminio' },
  kn: { pvc: 'PVC', aluminium: 'ಅಲ್ಯೂಮಿನಿಯಂ', 'pvc-aluminium': 'PVC ಮತ್ತು ಅಲ್ಯೂಮಿನಿಯಂ' },
  nl: { pvc: 'Pvc', aluminium: 'Aluminium', 'pvc-aluminium': 'Pvc en aluminium' },
  pl: { pvc: 'PVC', aluminium: 'Aluminium', 'pvc-aluminium': 'PVC i aluminium' },
  pt: { pvc: 'PVC', aluminium: 'Alumínio', 'pvc-aluminium': 'PVC e alumínio' },
  ro: { pvc: 'PVC', aluminium: 'Aluminiu', 'pvc-aluminium': 'PVC și aluminiu' },
  sr: { pvc: 'PVC', aluminium: 'Aluminijum', 'pvc-aluminium': 'PVC i aluminijum' },
  tr: { pvc: 'PVC', aluminium: 'Alüminyum', 'pvc-aluminium': 'PVC ve alüminyum' },
  vn: { pvc: 'PVC', aluminium: 'Nhôm', 'pvc-aluminium': 'PVC và nhôm' },
}
