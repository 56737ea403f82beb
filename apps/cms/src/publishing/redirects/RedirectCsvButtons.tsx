'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useRef, useState } from 'react'
import { fillTemplate } from '../../platform/fill-template.ts'
import { OnceHydrated } from '../../platform/ui/OnceHydrated.tsx'

const base = '/cms-api/redirects'

type ImportAnswer = { created?: number; changed?: number; problems?: string[]; errors?: { message: string }[] }

type Texts = Record<'export' | 'import' | 'file' | 'nothing' | 'correct' | 'imported', string>

/** A file with a mistake changes nothing; the lines to correct are listed. */
export function RedirectCsvButtons({ texts }: { texts: Texts }) {
  const input = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const [problems, setProblems] = useState<string[]>([])

  async function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const headers = { 'content-type': 'text/csv' }
    const request = { method: 'POST', headers, body: file, credentials: 'same-origin' } as const
    const response = await fetch(`${base}/import`, request).catch(() => null)
    const answer = ((await response?.json().catch(() => null)) ?? {}) as ImportAnswer
    target.value = ''
    setProblems(answer.problems ?? answer.errors?.map((it) => it.message) ?? [])
    if (!response?.ok) return void toast.error(texts.nothing)
    const { created = 0, changed = 0 } = answer
    toast.success(fillTemplate(texts.imported, { created, changed }))
    router.refresh()
  }

  return (
    <OnceHydrated>
      <div>
        <Button el="anchor" url={`${base}/export.csv`} buttonStyle="secondary" size="small" margin={false}>
          {texts.export}
        </Button>{' '}
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => input.current?.click()}>
          {texts.import}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={texts.file}
          hidden
          onChange={(event) => void importFile(event)}
        />
        {problems.length > 0 && (
          <div role="alert">
            <p>{texts.correct}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </OnceHydrated>
  )
}
