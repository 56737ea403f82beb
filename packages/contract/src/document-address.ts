import type { LanguageCode } from '@vitrine/locales/languages'

/** Where the documents of products are found, and below it the files of each version. */
export const DOCUMENTS_PATH = '/documents'

/** Below it, the page of one serial number: what its identification link names. */
export const SERIAL_PATH = '/serial'

/** Stands for the language of a version that has none, such as a drawing (ISO 639-2: several languages). */
export const NO_LANGUAGE = 'mul'

/** What names one published file for good: none of it changes after publishing. */
export type VersionName = { key: string; version: string; language: LanguageCode | null }

/** Such as `nv-450-manual/2.1/de`. */
export const toVersionPath = ({ key, version, language }: VersionName): string =>
  `${key}/${version}/${language ?? NO_LANGUAGE}`

/** The address of a published file, which stays for good: `/documents/nv-450-manual/2.1/de`. */
export const toDocumentPath = (name: VersionName): string => `${DOCUMENTS_PATH}/${toVersionPath(name)}`

/** The documents of a product: `/documents/nv-450-double-mitre-saw`, without language prefix. */
export const toDocumentsPath = (productSlug: string): string => `${DOCUMENTS_PATH}/${productSlug}`

/** The page of a serial number, in whichever language its reader has. */
export const toSerialPath = (serial: string): string => `${SERIAL_PATH}/${encodeURIComponent(serial)}`

/** Whether a path is that of a file, which no page has. */
export const isDocumentFile = (path: string): boolean =>
  path.startsWith(`${DOCUMENTS_PATH}/`) && path.split('/').length === 5

/** What a serial number is found by: letters and digits alone, in capitals, so that spaces and hyphens may be typed or left out. */
export const toSerialKey = (serial: string): string =>
  serial
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
