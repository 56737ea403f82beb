'use client'

import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Parameter } from './row.ts'

type Parameters = ReadonlyMap<number, Parameter>

/** All rows of a form ask at once; somebody may rename a parameter meanwhile. */
const KNOWN_MS = 30_000

const read = new Map<string, Promise<Parameters>>()

/**
 * The parameter of a row; undefined while there is none. A form asks for all of them once.
 * @param id as the form has it
 */
export function useParameter(id: unknown): Parameter | undefined {
  const { code } = useLocale()
  const [parameters, setParameters] = useState<Parameters>()
  const isMissing = typeof id === 'number' && !parameters?.has(id)
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    void readParameters(code, id as number).then((all) => {
      if (isCurrent) setParameters(all)
    })
    return () => {
      isCurrent = false
    }
  }, [code, id, isMissing])
  return typeof id === 'number' ? parameters?.get(id) : undefined
}

/** What has just been made is not among those that are known. */
async function readParameters(locale: string, id: number): Promise<Parameters> {
  const known = await (read.get(locale) ?? fetchParameters(locale))
  return known.has(id) ? known : fetchParameters(locale)
}

function fetchParameters(locale: string): Promise<Parameters> {
  const query = new URLSearchParams({ locale, 'fallback-locale': 'en', pagination: 'false', depth: '0' })
  const parameters = fetch(`/cms-api/parameters?${query}`, { credentials: 'same-origin' })
    .then((response) => response.json() as Promise<{ docs?: Parameter[] }>)
    .catch(() => ({ docs: [] }))
    .then(({ docs = [] }) => new Map(docs.map((parameter) => [parameter.id, parameter])))
  read.set(locale, parameters)
  setTimeout(() => read.delete(locale), KNOWN_MS)
  return parameters
}
