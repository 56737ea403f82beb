'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import card from '../ui/card.module.css'
import form from '../ui/form.module.css'
import words from '../ui/words.module.css'
import styles from './Composer.module.css'
import type { DeskTexts } from '../texts.ts'
import { askDesk } from './ask-desk.ts'

type Props = {
  id: string
  email: string
  lang: string
  dir: 'ltr' | 'rtl'
  subject: string
  hint: string
  mailOff: boolean
  templates: { id: number; name: string; text: string }[]
  texts: DeskTexts
}

/** Where an operator answers by mail or notes something for colleagues. What was typed stays until it was taken. */
export function Composer({ id, email, lang, dir, subject: firstSubject, hint, mailOff, templates, texts }: Props) {
  const router = useRouter()
  const [mode, setMode] = useState<'answer' | 'note'>(email ? 'answer' : 'note')
  const [subject, setSubject] = useState(firstSubject)
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const isAnswer = mode === 'answer'

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const body = isAnswer ? { subject, text } : { text: note }
    const answer = await askDesk(texts, 'POST', `${id}/${mode}`, body)
    setBusy(false)
    if (!answer.ok) {
      toast.error(answer.error)
      return
    }
    toast.success(isAnswer ? texts.answerQueued : texts.noteSaved)
    if (isAnswer) setText('')
    else setNote('')
    router.refresh()
  }

  const tab = (it: typeof mode, name: string) => (
    <button type="button" className={styles.tab} aria-pressed={mode === it} onClick={() => setMode(it)}>
      {name}
    </button>
  )

  return (
    <section className={card.card} aria-label={isAnswer ? texts.answer : texts.note}>
      <div className={styles.tabs}>
        {email && tab('answer', texts.answer)}
        {tab('note', texts.note)}
      </div>
      <form className={form.fields} onSubmit={(event) => void submit(event)}>
        {!email && <p className={words.quiet}>{texts.noAddress}</p>}
        {isAnswer && mailOff && <p className={words.notice}>{texts.mailOff}</p>}
        {isAnswer && templates.length > 0 && (
          <label className={form.field}>
            <span>{texts.template}</span>
            <select
              defaultValue=""
              onChange={(event) => setText(templates.find((it) => String(it.id) === event.target.value)?.text ?? '')}
            >
              <option value="">{texts.noTemplate}</option>
              {templates.map((it) => (
                <option key={it.id} value={it.id}>
                  {it.name}
                </option>
              ))}
            </select>
          </label>
        )}
        {isAnswer ? (
          <>
            <label className={form.field}>
              <span>{texts.subject}</span>
              <input
                value={subject}
                maxLength={200}
                dir="auto"
                required
                onChange={(event) => setSubject(event.target.value)}
              />
            </label>
            <label className={form.field}>
              <span>{texts.answerText}</span>
              <textarea
                value={text}
                lang={lang}
                dir={dir}
                rows={10}
                maxLength={10_000}
                required
                onChange={(event) => setText(event.target.value)}
              />
            </label>
            <p className={words.quiet}>{hint}</p>
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
            <p className={words.quiet}>{texts.noteHint}</p>
          </>
        )}
        <div className={form.actions}>
          <Button type="submit" disabled={busy}>
            {busy ? texts.sending : isAnswer ? texts.send : texts.saveNote}
          </Button>
        </div>
      </form>
    </section>
  )
}
