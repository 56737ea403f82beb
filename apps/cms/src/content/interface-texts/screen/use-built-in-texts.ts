'use client'

import { useEffect, useState } from 'react'
import type { BuiltInTexts } from '../endpoint.ts'

/** The texts that the site has by itself in a language; null until they are there, `failed` where they do not come. */
export function useBuiltInTexts(language: string): BuiltInTexts | 'failed' | null {
  const [loaded, setLoaded] = useState<{ language: string; texts: BuiltInTexts | 'failed' } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readBuiltIn(language).then((texts) => {
      if (isCurrent) setLoaded({ language, texts: texts ?? 'failed' })
    })
    return () => {
      isCurrent = false
    }
  }, [language])
  return loaded?.language === language ? loaded.texts : null
}

async function readBuiltIn(language: string): Promise<BuiltInTexts | null> {
  try {
    const response = await fetch(`/cms-api/interface-texts/${language}`, { credentials: 'same-origin' })
    return response.ok ? ((await response.json()) as BuiltInTexts) : null
  } catch {
    return null
  }
}
