import { APIError, type PayloadRequest } from 'payload'
import { accountText, type AccountTextKey } from './account-texts.ts'

/** What is refused, with a sentence in the language of the back office. */
export class AccountError extends APIError {
  readonly key: AccountTextKey

  constructor(
    { i18n }: Pick<PayloadRequest, 'i18n'>,
    status: number,
    key: AccountTextKey,
    values: Record<string, string | number> = {},
  ) {
    super(accountText(i18n.language, key, values), status, { key } as never, true)
    this.key = key
    // The build shortens the names of classes, by which the level of the log is chosen.
    this.name = 'AccountError'
  }
}
