'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import card from '../../../platform/ui/card.module.css'
import form from '../../../platform/ui/form.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import styles from './AnswerForm.module.css'
import { type FilledTemplate, type TemplateGroup, TemplatePicker } from './TemplatePicker.tsx'
import type { DeskTexts } from '../desk-texts.ts'
import { directionOf } from './direction-of.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { DraftFiles, type ShownFile } from '../../drafts/DraftFiles.tsx'
import { useDraft } from '../../drafts/use-draft.ts'
import { callDeskEndpoint } from '../call-desk-endpoint.ts'

type Props = {
  id: string
  email: string
  lang: string
  dir: 'ltr' | 'rtl'
  subject: string
  hint: string
  isMailOff: boolean
  templates: TemplateGroup[]
  /** What the server has kept of an answer that was not sent. */
  draft: { text: string; files: ShownFile[] }
  signature: string
  texts: DeskTexts
}

/** In templates: what the operator must fill in, such as a date. */
const GAP = '[…]'

/** The form for answers by mail and for notes to colleagues. Typed text stays until it is accepted. */
export function AnswerForm({ id, email, lang, dir, subject: firstSubject, hint, isMailOff, ...props }: Props) {
  const { templates, draft, signature, texts } = props
  const router = useRouter()
  const [mode, setMode] = useState<'answer' | 'note'>(email ? 'answer' : 'note')
  const [subject, setSubject] = useState(firstSubject)
  const [text, setText] = useState(draft.text)
  const [template, setTemplate] = useState<FilledTemplate | null>(null)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const isAnswer = mode === 'answer'
  const kept = useDraft(id, { subject: firstSubject, text: draft.text }, { subject, text }, texts)

  /** A template replaces another template; the operator's own text only after a confirmation. */
  function choose(chosen: FilledTemplate | null) {
    const hasOwnText = text.trim() !== '' && text !== template?.text
    if (chosen && hasOwnText && !window.confirm(texts['template.replace'])) return
    setTemplate(chosen)
    if (chosen || !hasOwnText) setText(chosen?.text ?? '')
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (isAnswer && text.includes(GAP) && !window.confirm(fillTemplate(texts['template.gap'], { gap: GAP }))) return
    setBusy(true)
    // What is being kept must not come after what is sent.
    await kept.flush()
    const body = isAnswer ? { subject, text } : { text: note }
    const result = await callDeskEndpoint(texts, 'POST', `${id}/${mode}`, body)
    setBusy(false)
    if (!result.ok) {
      toast.error(result.error)
      return
    }
    toast.success(isAnswer ? texts.answerQueued : texts.noteSaved)
    if (isAnswer) {
      kept.drop({ subject, text: '' })
      setText('')
      setTemplate(null)
    } else setNote('')
    router.refresh()
  }

  const tabButton = (it: typeof mode, name: string) => (
    <button type="button" className={styles.tab} aria-pressed={mode === it} onClick={() => setMode(it)}>
      {name}
    </button>
  )

  return (
    <section className={card.card} aria-label={isAnswer ? texts.answer : texts.note}>
      <div className={styles.tabs}>
        {email && tabButton('answer', texts.answer)}
        {tabButton('note', texts.note)}
      </div>
      <form className={form.fields} onSubmit={(event) => void submit(event)}>
        {!email && <p className={textStyles.muted}>{texts.noEmail}</p>}
        {isAnswer && isMailOff && <p className={textStyles.notice}>{texts.mailOff}</p>}
        {isAnswer && templates.length > 0 && (
          <TemplatePicker groups={templates} chosen={template} onChoose={choose} texts={texts} />
        )}
        {isAnswer ? (
          <>
            <label className={form.field}>
              <span>{texts.subject}</span>
              <input
                value={subject}
                maxLength={200}
                dir={directionOf(subject)}
                required
                onChange={(event) => setSubject(event.target.value)}
              />
            </label>
            <label className={form.field}>
              <span>{texts.answerText}</span>
              <textarea
                value={text}
                lang={template?.tag ?? lang}
                dir={template?.dir ?? dir}
                rows={10}
                maxLength={10_000}
                required
                onChange={(event) => setText(event.target.value)}
              />
            </label>
            {signature && (
              <div className={textStyles.muted}>
                {texts.signature}
                <p className={textStyles.text} dir="auto">
                  {signature}
                </p>
              </div>
            )}
            <DraftFiles id={id} first={draft.files} texts={texts} />
            <p className={textStyles.muted}>{hint}</p>
          </>
        ) : (
          <>
            <label className={form.field}>
              <span>{texts.noteText}</span>
              <textarea
                value={note}
                dir="auto"
                rows={4}
                maxLength={10_000}
                required
                onChange={(event) => setNote(event.target.value)}
              />
            </label>
            <p className={textStyles.muted}>{texts.noteHint}</p>
          </>
        )}
        <div className={form.actions}>
          <Button type="submit" disabled={busy}>
            {busy ? texts.sending : isAnswer ? texts.send : texts.saveNote}
          </Button>
          <span className={textStyles.muted} role="status">
            {isAnswer && kept.state !== 'idle' && texts[`draft.${kept.state}`]}
          </span>
        </div>
      </form>
    </section>
  )
}
