'use client'

import { Button } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation.js'
import type { FormEvent } from 'react'
import card from '../../../platform/ui/card.module.css'
import form from '../../../platform/ui/form.module.css'
import { enquiryKinds, enquiryStates, outcomes } from '../../enquiry-states.ts'
import type { DeskTexts } from '../desk-texts.ts'
import styles from './FindPanel.module.css'
import type { FindOptions, Option } from './load-find-options.ts'
import { readListQuery, toListQuery, type Wanted } from './to-list-query.ts'

const LIST = '/admin/collections/enquiries'

/** Finds enquiries by what operators know of them; the list's own filters stay beside it. */
export function FindPanel({ options, texts }: { options: FindOptions; texts: DeskTexts }) {
  const router = useRouter()
  const query = useSearchParams()
  const wanted = readListQuery(new URLSearchParams(query))
  const isUsed = Object.values(wanted).some(Boolean)

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Wanted
    router.push(`${LIST}?${toListQuery(fields)}`)
  }

  const states = enquiryStates.map((value) => ({ value, name: texts[`state.${value}`] }))
  const kinds = enquiryKinds.map((value) => ({ value, name: texts[`kind.${value}`] }))
  const ends = outcomes.map((value) => ({ value, name: texts[`outcome.${value}`] }))
  const choices: [keyof Wanted, string, Option[]][] = [
    ['kind', texts.kind, kinds],
    ['product', texts.product, options.products],
    ['category', texts['find.category'], options.categories],
    ['countryCode', texts.country, options.countries],
    ['language', texts.language, options.languages],
    ['assignee', texts.assignee, options.colleagues],
    ['state', texts.status, states],
    ['outcome', texts.outcome, ends],
  ]
  return (
    <details className={card.card} open={isUsed}>
      <summary className={styles.summary}>{texts['find.title']}</summary>
      <form className={styles.form} key={String(query)} onSubmit={find}>
        <label className={form.field}>
          <span>{texts['find.words']}</span>
          <input name="words" type="search" dir="auto" defaultValue={wanted.words ?? ''} />
        </label>
        {choices.map(([name, label, all]) => (
          <label key={name} className={form.field}>
            <span>{label}</span>
            <select name={name} defaultValue={wanted[name] ?? ''}>
              <option value="">{texts['find.any']}</option>
              {withChosen(all, wanted[name]).map((it) => (
                <option key={it.value} value={it.value}>
                  {it.name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label className={form.field}>
          <span>{texts['find.from']}</span>
          <input name="from" type="date" defaultValue={wanted.from ?? ''} />
        </label>
        <label className={form.field}>
          <span>{texts['find.until']}</span>
          <input name="until" type="date" defaultValue={wanted.until ?? ''} />
        </label>
        <div className={`${form.actions} ${styles.actions}`}>
          <Button type="submit" size="small">
            {texts['find.apply']}
          </Button>
          <Button el="link" to={LIST} buttonStyle="secondary" size="small">
            {texts['find.clear']}
          </Button>
        </div>
      </form>
    </details>
  )
}

/** What is looked for is offered also where no enquiry has it any more. */
const withChosen = (options: Option[], chosen = ''): Option[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, name: chosen }]
