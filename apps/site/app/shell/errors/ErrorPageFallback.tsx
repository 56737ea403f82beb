import { Component, type ReactNode } from 'react'
import type { LanguageCode } from '@vitrine/locales/languages'
import { getText } from '../../i18n/loaded-texts.ts'
import { localizedPath } from '../../../shared/languages/localized-path.ts'

type LastResortProps = { language: LanguageCode; children: ReactNode }

/**
 * Stands where the error page itself fails: one sentence and a link home (R2.53). It needs nothing that may have failed.
 * A class, because React has no other way to catch an error of rendering.
 */
export class ErrorPageFallback extends Component<LastResortProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { language, children } = this.props
    if (!this.state.failed) return children
    const { message, home } = fallbackTexts(language)
    return (
      <main>
        <h1>{message}</h1>
        <p>
          <a href={localizedPath('/', language)}>{home}</a>
        </p>
      </main>
    )
  }
}

/** What is said in the end, in the page's language or, where even that is missing, in English. */
export function fallbackTexts(language: LanguageCode): { message: string; home: string } {
  try {
    const text = getText(language)
    return { message: text('error.showingError'), home: text('error.goHome') }
  } catch {
    return { message: 'An error occurred while showing the error page', home: 'Go homepage' }
  }
}
