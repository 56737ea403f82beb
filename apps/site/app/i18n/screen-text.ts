import type { CompiledText } from '@vitrine/locales/compile'
import { formatTagOf } from '@vitrine/locales/languages'
import { createContext, use } from 'react'
import { messageFormat } from '../../shared/texts/message-format.ts'
import { useLanguage } from './LanguageContext.tsx'

/**
 * The context of texts that come with a screen's data, and the hook that gives them, filled in.
 * @param what are missing, as the error says where a component stands outside
 */
export function createScreenText<Key extends string>(what: string) {
  const Context = createContext<Record<Key, CompiledText> | null>(null)
  function useScreenText() {
    const texts = use(Context)
    const tag = `${formatTagOf(useLanguage())}-u-nu-latn`
    if (!texts) throw new Error(`${what} are missing above this component`)
    const format = messageFormat(tag)
    return (key: Key, values?: Record<string, string | number>): string => {
      const message = texts[key]
      return typeof message === 'string' ? message : format(message, values)
    }
  }
  return [Context, useScreenText] as const
}
