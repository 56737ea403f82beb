'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useRef, useState } from 'react'
import { OnceHydrated } from '../../platform/ui/OnceHydrated.tsx'

const base = '/cms-api/redirects'

type ImportAnswer = { created?: number; changed?: number; problems?: string[]; errors?: { message: string }[] }

/** Export and import above the list of redirects. A file with a mistake changes nothing; the lines to correct are listed. */
export function RedirectCsv() {
  const input = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const [problems, setProblems] = useState<string[]>([])

  async function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const headers = { 'content-type': 'text/csv' }
    const response = await fetch(`${base}/import`, { method: 'POST', headers, body: file, credentials: 'same-origin' })
    const answer = (await response.json().catch(() => ({}))) as ImportAnswer
    target.value = ''
    setProblems(answer.problems ?? answer.errors?.map((it) => it.message) ?? [])
    if (!response.ok) return void toast.error('Nothing was imported.')
    toast.success(`${answer.created ?? 0} redirects created, ${answer.changed ?? 0} changed.`)
    router.refresh()
  }

  return (
    <OnceHydrated>
      <div>
        <Button el="anchor" url={`${base}/export.csv`} buttonStyle="secondary" size="small" margin={false}>
          Export CSV
        </Button>{' '}
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => input.current?.click()}>
          Import CSV
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="A CSV file with the columns from, to, status, external"
          hidden
          onChange={(event) => void importFile(event)}
        />
        {problems.length > 0 && (
          <div role="alert">
            <p>Nothing was imported. Correct these lines and import the file again:</p>
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
