import { Fragment } from 'react'
import { useKnownWordBreaks, useLanguage } from '../i18n/LanguageContext.tsx'
import { type BreakablePieces, joinBetweenSpaces, splitAtWordBreaks } from '../../shared/word-breaks.ts'
import { languageOf } from '@vitrine/locales/languages'
import { keepFigures, splitAtFigures, splitAtKept } from '../../shared/figures.ts'
import styles from './Words.module.css'

/**
 * A text as it is set: long words may be broken where their language allows it, figures stay with their units. Nothing of it is in the text
 * itself, so that it is copied, searched and read out as it was written.
 * In one element where it has parts, as it may stand where each would be an item of its own.
 */
export function Words({ children }: { children: string }) {
  return languageOf(useLanguage()).dir === 'rtl' ? (
    <IsolatedFigures text={children} />
  ) : (
    <BreakableText text={children} />
  )
}

function IsolatedFigures({ text }: { text: string }) {
  const pieces = splitAtFigures(text)
  if (pieces.length === 1) return <KeptUnits text={pieces.join('')} />
  const setPiece = (piece: string, index: number) =>
    index % 2 === 1 ? (
      <bdi key={index} dir="ltr" className={styles.figure}>
        {piece}
      </bdi>
    ) : (
      <KeptUnits key={index} text={piece} />
    )
  return <span>{pieces.map(setPiece)}</span>
}

/** @param text whose figures stay with their units already (`keepFigures`) */
function KeptUnits({ text }: { text: string }) {
  const pieces = splitAtKept(text)
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.figure}>
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

function BreakableText({ text }: { text: string }) {
  const language = useLanguage()
  const isHyphenated = language !== 'cn'
  const kept = keepFigures(text)
  const pieces = splitAtWordBreaks(kept, language, useKnownWordBreaks()).flatMap((it) =>
    typeof it === 'string' ? splitAtSlashes(it) : [it],
  )
  if (pieces.length === 1) return <KeptUnits text={kept} />
  const setPieces = (all: BreakablePieces) =>
    all.map((piece, index) =>
      typeof piece === 'string' ? (
        <KeptUnits key={index} text={piece} />
      ) : (
        <Parts key={index} parts={piece} isHyphenated={isHyphenated} />
      ),
    )
  if (!isHyphenated) return <span>{setPieces(pieces)}</span>
  return (
    <span>
      {joinBetweenSpaces(pieces).map((run, index) =>
        typeof run === 'string' ? (
          <KeptUnits key={index} text={run} />
        ) : (
          <span key={index} className={styles.run}>
            {setPieces(run)}
          </span>
        ),
      )}
    </span>
  )
}

/** A text may go on in the next line after a slash between words, which units are not: an empty word between two parts. */
function splitAtSlashes(text: string): BreakablePieces {
  return text.split(/(?<=\p{L}{3}\/)(?=\p{L}{3})/u).flatMap((part, index) => (index > 0 ? [SLASH, part] : [part]))
}
const SLASH = ['', '']

type PartsProps = { parts: readonly string[]; isHyphenated: boolean }

/** A word that may be broken between its parts. */
function Parts({ parts, isHyphenated }: PartsProps) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (isHyphenated && parts !== SLASH ? <span className={styles.hyphen} /> : <wbr />)}
      {part}
    </Fragment>
  ))
}
