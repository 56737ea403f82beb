import type { VariableName } from './variables.ts'

type Dependency = {
  when: VariableName
  /** Only where it has this value. */
  is?: string
  needs: readonly VariableName[]
  error: string
}

/** Variables that make sense only together: where `when` is set, each of `needs` must be. */
export const dependencies: Dependency[] = [
  { when: 'ADMIN_EMAIL', needs: ['ADMIN_PASSWORD'], error: 'give ADMIN_EMAIL and ADMIN_PASSWORD together' },
  { when: 'ADMIN_PASSWORD', needs: ['ADMIN_EMAIL'], error: 'give ADMIN_EMAIL and ADMIN_PASSWORD together' },
  { when: 'CDN_PURGE_URL', needs: ['CDN_TAG_HEADER'], error: 'give CDN_TAG_HEADER with it' },
  { when: 'CDN_PURGE_TOKEN', needs: ['CDN_PURGE_URL'], error: 'give CDN_PURGE_URL with it' },
  { when: 'WEBHOOK_URL', needs: ['WEBHOOK_SECRET'], error: 'give WEBHOOK_URL and WEBHOOK_SECRET together' },
  { when: 'WEBHOOK_SECRET', needs: ['WEBHOOK_URL'], error: 'give WEBHOOK_URL and WEBHOOK_SECRET together' },
  { when: 'IMAP_URL', needs: ['MAILBOX_ADDRESS'], error: 'give MAILBOX_ADDRESS with it' },
  { when: 'MAILBOX_SECRET', needs: ['MAILBOX_ADDRESS'], error: 'give MAILBOX_ADDRESS with it' },
  { when: 'TRANSLATION_PROVIDER', is: 'deepl', needs: ['TRANSLATION_KEY'], error: 'give TRANSLATION_KEY with deepl' },
  {
    when: 'TRANSLATION_PROVIDER',
    is: 'libretranslate',
    needs: ['TRANSLATION_URL'],
    error: 'give TRANSLATION_URL with libretranslate',
  },
  {
    when: 'TRANSLATION_PROVIDER',
    is: 'openai',
    needs: ['TRANSLATION_URL', 'TRANSLATION_MODEL'],
    error: 'give TRANSLATION_URL and TRANSLATION_MODEL with openai',
  },
  ...(['TRANSLATION_URL', 'TRANSLATION_KEY', 'TRANSLATION_MODEL', 'TRANSLATION_MONTHLY_CHARACTERS'] as const).map(
    (when) => ({ when, needs: ['TRANSLATION_PROVIDER'] as const, error: 'give TRANSLATION_PROVIDER with it' }),
  ),
  { when: 'SITES', needs: ['INTERNAL_SECRET'], error: 'give INTERNAL_SECRET with it, the same on all machines' },
  {
    when: 'SPOOL_READERS',
    needs: ['INTERNAL_SECRET'],
    error: 'give INTERNAL_SECRET with it, the same on all machines',
  },
  {
    when: 'S3_BUCKET',
    needs: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    error: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with it',
  },
  {
    when: 'BACKUP_S3_BUCKET',
    needs: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    error: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with it',
  },
]
