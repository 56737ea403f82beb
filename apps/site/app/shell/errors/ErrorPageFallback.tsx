import { Component, type ReactNode } from 'react'
import type { LanguageCode } from '@vitrine/locales/languages'
import { fallbackTexts } from '../../../shared/errors/fallback-texts.ts'
import { localizedPath } from '../../../shared/languages/localized-path.ts'

type ErrorPageFallbackProps = { language: LanguageCode; children: ReactNode }

/**
 * Shown where the error page itself fails: one sentence and a link home (R2.53). It depends on nothing that may have failed.
 * A class, because React has no other way to catch rendering errors.
 */
export class ErrorPageFallback extends Component<ErrorPageFallbackProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { language, children } = this.props
    if (!this.state.failed) return children
    const { message, home } = fallbackTexts(language)
    return (
      <div>
        <h1>{message}</h1>
        <p>
          <a href={localizedPath('/', language)}>{home}</a>
        </p>
      </div>
    )
  }
}
