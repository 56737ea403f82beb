import type {
  AboutSection,
  Advantage,
  Certificate,
  QuestionAndAnswer,
  Service,
  Slide,
} from '@vitrine/contract/shapes/editorial'
import type { LanguageCode } from '@vitrine/locales/languages'
import { findPicture, toDownload, toVideo, type Uploads, type VideoGroup } from './pictures.ts'
import { localizeFigure } from './specification-text.ts'
import {
  asPlainTranslations,
  decideRichText,
  decideText,
  decideTranslated,
  type RichTextTranslations,
  type Translations,
} from './translations.ts'

type PositionedDocument = { id: number; position: number }
export type AdvantageDocument = PositionedDocument & { icon: string | null; title: Translations; text: Translations }
export type ServiceDocument = PositionedDocument & {
  icon: string | null
  title: Translations
  text: RichTextTranslations
  picture: number | null
}
export type AboutSectionDocument = PositionedDocument & {
  title: Translations
  text: RichTextTranslations
  picture: number | null
  facts: { value: string; label: Translations }[] | null
}
export type CertificateDocument = PositionedDocument & {
  title: Translations
  text: Translations
  picture: number | null
  document?: number | null
}
export type QuestionDocument = PositionedDocument & { question: Translations; answer: Translations }
export type SlideDocument = PositionedDocument & {
  slider: string
  title: Translations
  text: Translations
  link: string | null
  linkText: Translations
  picture: number | null
  video: VideoGroup
}

const toPositioned = ({ id, position }: PositionedDocument) => ({ id: String(id), position })

export function toAdvantage(it: AdvantageDocument, language: LanguageCode): Advantage {
  return {
    ...toPositioned(it),
    ...decideTranslated({ title: [it.title], text: [it.text] }, language),
    icon: it.icon ?? '',
    title: decideText(it.title, language),
    text: decideText(it.text, language),
  }
}

export function toService(it: ServiceDocument, uploads: Uploads, language: LanguageCode): Service {
  return {
    ...toPositioned(it),
    ...decideTranslated({ title: [it.title], text: [asPlainTranslations(it.text)] }, language),
    title: decideText(it.title, language),
    text: decideRichText(it.text, language),
    icon: it.icon ?? '',
    image: findPicture(it.picture, uploads, language),
  }
}

export function toAboutSection(it: AboutSectionDocument, uploads: Uploads, language: LanguageCode): AboutSection {
  const facts = it.facts ?? []
  return {
    ...toPositioned(it),
    ...decideTranslated(
      { title: [it.title], text: [asPlainTranslations(it.text)], facts: facts.map((fact) => fact.label) },
      language,
    ),
    title: decideText(it.title, language),
    text: decideRichText(it.text, language),
    image: findPicture(it.picture, uploads, language),
    facts: facts.map((fact) => ({
      value: localizeFigure(fact.value, language),
      label: decideText(fact.label, language),
    })),
  }
}

export function toCertificate(it: CertificateDocument, uploads: Uploads, language: LanguageCode): Certificate {
  return {
    ...toPositioned(it),
    ...decideTranslated({ title: [it.title], text: [it.text] }, language),
    title: decideText(it.title, language),
    text: decideText(it.text, language),
    image: findPicture(it.picture, uploads, language),
    document: toDownload(it.document, uploads),
  }
}

export function toQuestion(it: QuestionDocument, language: LanguageCode): QuestionAndAnswer {
  return {
    ...toPositioned(it),
    ...decideTranslated({ question: [it.question], answer: [it.answer] }, language),
    question: decideText(it.question, language),
    answer: decideText(it.answer, language),
  }
}

export function toSlide(it: SlideDocument, uploads: Uploads, language: LanguageCode): Slide {
  return {
    ...toPositioned(it),
    ...decideTranslated({ title: [it.title], text: [it.text], link_text: [it.linkText] }, language),
    title: decideText(it.title, language),
    text: decideText(it.text, language),
    link: it.link || null,
    link_text: decideText(it.linkText, language) || null,
    image: findPicture(it.picture, uploads, language),
    video: toVideo(it.video, uploads, language),
  }
}
