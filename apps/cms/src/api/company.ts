import type { Company } from '@vitrine/contract/shapes/editorial'
import type { LanguageCode } from '@vitrine/locales/languages'
import { type FileDocument, toFileAddress } from './pictures.ts'
import { decideText, type Translations } from './translations.ts'

export type CompanyDocument = {
  name?: string | null
  legalName?: string | null
  address?: Translations
  phone?: string | null
  fax?: string | null
  email?: string | null
  hours?: Translations
  latitude?: number | null
  longitude?: number | null
  socials?: Company['socials'] | null
  chatUrl?: string | null
}

export type CompanyFilesDocument = Record<
  'catalogue' | 'privacyPolicy',
  Partial<Record<LanguageCode, number | null>> | null | undefined
>

export function toCompany(company: CompanyDocument, language: LanguageCode): Company {
  return {
    name: company.name ?? '',
    legal_name: company.legalName ?? '',
    address: decideText(company.address, language),
    phone: company.phone ?? '',
    fax: company.fax || null,
    email: company.email ?? '',
    hours: decideText(company.hours, language),
    latitude: company.latitude ?? null,
    longitude: company.longitude ?? null,
    socials: (company.socials ?? []).map(({ kind, url }) => ({ kind, url })),
    chat_url: company.chatUrl || null,
    interest: true,
    service_requests: true,
  }
}

/** The file of the language, else the English one; null where there is none. */
export function toFile(
  ids: CompanyFilesDocument['catalogue'],
  files: ReadonlyMap<number, FileDocument>,
  language: LanguageCode,
) {
  const id = ids?.[language] ?? ids?.en
  const filename = typeof id === 'number' ? files.get(id)?.filename : undefined
  return filename ? { file: toFileAddress(filename) } : null
}
