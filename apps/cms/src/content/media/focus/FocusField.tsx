'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId } from 'react'
import styles from './FocusField.module.css'
import { type Focus, focusAt, MIDDLE, moveFocus } from './move-focus.ts'
import { useFocusTexts } from './use-focus-texts.ts'

/** What the picture is cut to: cards, a phone's screen, a band. */
const CROPS = ['1 / 1', '9 / 16', '3 / 1']

type Media = { url?: string | null; sizes?: Record<string, { url?: string | null } | undefined> }

/** In the form of a picture: the point that stays in view, set by a press or by the arrow keys, and what is left of the picture then. */
export function FocusField({ readOnly = false }: { readOnly?: boolean }) {
  const text = useFocusTexts()
  const hint = useId()
  const x = useField<number | null>({ path: 'focus.x' })
  const y = useField<number | null>({ path: 'focus.y' })
  const { savedDocumentData } = useDocumentInfo()
  const media = savedDocumentData as Media | undefined
  const address = media?.sizes?.['webp-640']?.url ?? media?.url
  if (!address) return null

  const focus = { x: x.value ?? MIDDLE.x, y: y.value ?? MIDDLE.y }
  function set(place: Focus | null) {
    if (readOnly || !place) return
    x.setValue(place.x)
    y.setValue(place.y)
  }
  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    set(focusAt(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY))
  }
  function move(event: KeyboardEvent) {
    const place = moveFocus(focus, event.key, event.shiftKey)
    if (place) event.preventDefault()
    set(place)
  }
  const place = text('focus.place', focus)
  const isMiddle = focus.x === MIDDLE.x && focus.y === MIDDLE.y
  return (
    <fieldset className={styles.field}>
      <legend>{text('focus.label')}</legend>
      <p id={hint}>{text('focus.hint')}</p>
      <div className={styles.pictures} style={{ '--focus': `${focus.x}% ${focus.y}%` } as CSSProperties}>
        <div dir="ltr" className={styles.picture} onPointerDown={press} onPointerMove={press}>
          <img src={address} alt="" draggable={false} />
          <button
            type="button"
            className={styles.point}
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            aria-label={`${text('focus.point')}: ${place}`}
            aria-describedby={hint}
            disabled={readOnly}
            onKeyDown={move}
          />
        </div>
        <div className={styles.crops} aria-hidden="true">
          {CROPS.map((ratio) => (
            <img key={ratio} src={address} alt="" style={{ aspectRatio: ratio }} />
          ))}
        </div>
      </div>
      <p className={styles.place}>
        <output>{place}</output>
        {!readOnly && !isMiddle && (
          <button type="button" onClick={() => set(MIDDLE)}>
            {text('focus.middle')}
          </button>
        )}
      </p>
    </fieldset>
  )
}
