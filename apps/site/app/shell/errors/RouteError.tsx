import { CONTENT_MISSING_MESSAGE, toErrorText } from '../../../shared/errors/error-message.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { normalizeError } from '../../../shared/errors/normalize-error.ts'
import { ContentMissing } from './ContentMissing.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { ErrorPageFallback } from './ErrorPageFallback.tsx'

/** What stands where the page would be, for whatever a loader or a component threw (R8.3, R8.4, R8.10). */
export function RouteError({ error }: { error: unknown }) {
  const { message, status } = normalizeError(error)
  return (
    <ErrorPageFallback language={useLanguage()}>
      {message === CONTENT_MISSING_MESSAGE ? (
        <ContentMissing />
      ) : (
        <ErrorPage status={status} message={toErrorText(message)} />
      )}
    </ErrorPageFallback>
  )
}
