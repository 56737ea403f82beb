import { z } from 'zod'
import { emailAddress, flag, numberBetween, secret, webAddress } from './value-types.ts'
import type { Variables } from './variable.ts'

/** Mails, limits and the keeping of enquiries. */
export const enquiries = {
  SMTP_URL: {
    type: z.url({ protocol: /^smtps?$/, error: 'give smtp://user:password@host:port or smtps://…' }),
    isSecret: true,
    description: 'The mail server, smtp://user:password@host:port or smtps://…; without it mails wait',
  },
  SMTP_REQUIRE_TLS: {
    type: flag,
    description:
      '1 sends mail over encrypted connections alone, 0 also over others; without it 1, but for a mail server on this machine',
  },
  MAIL_FROM: { type: emailAddress, description: 'The sender of mails' },
  ENQUIRY_MAIL_TO: { type: emailAddress, description: 'Who gets a mail about each enquiry' },
  ENQUIRY_REPLY_TO: {
    type: emailAddress,
    description: "Where visitors' replies to mails go; without it ENQUIRY_MAIL_TO",
  },
  ENQUIRY_RECEIPTS: { type: flag, default: '1', description: '0 sends visitors no receipt' },
  ENQUIRY_PREFIX: {
    type: z.string().regex(/^[A-Z][A-Z0-9]{0,7}$/, 'give 1 to 8 capitals and digits'),
    default: 'NV',
    description: 'What the numbers of enquiries begin with, as in NV-2026-000123',
  },
  ENQUIRY_RETENTION_DAYS: {
    type: numberBetween(1, 36_500, 'give a number of days').int('give a number of days'),
    description: 'Erases an enquiry so many days after its last change; without it never',
  },
  ENQUIRIES_PER_HOUR: {
    type: numberBetween(0, 1_000_000, 'give a number, 0 for no limit').int('give a number, 0 for no limit'),
    default: '30',
    description: 'How many enquiries one address may send in an hour; 0 for no limit',
  },
  ENQUIRY_FILES_MB: {
    type: numberBetween(0, 1_000_000, 'give a number of megabytes'),
    default: '2048',
    description: 'How large all files of undelivered enquiries may be together, in MB; beyond it only texts are taken',
  },
  ENQUIRY_FILES_MB_PER_HOUR: {
    type: numberBetween(0, 1_000_000, 'give a number of megabytes, 0 for no limit'),
    default: '250',
    description: 'How large the files of one address may be in an hour, in MB; 0 for no limit',
  },
  MIN_FREE_DISK_MB: {
    type: numberBetween(0, 1_000_000, 'give a number of megabytes'),
    default: '512',
    description: 'How much of the disk of DATA_DIR files of enquiries leave free, in MB; below it only texts are taken',
  },
  PROOF_OF_WORK: { type: flag, default: '0', description: '1 has browsers do a second of work before an enquiry' },
  WEBHOOK_URL: { type: webAddress, isSecret: true, description: 'Gets a POST for each enquiry that is no spam' },
  WEBHOOK_SECRET: {
    type: secret(16),
    isSecret: true,
    description: 'What these are signed with, at least 16 characters',
  },
  MAILBOX_ADDRESS: {
    type: emailAddress,
    description: 'The mailbox whose mails the desk reads: replies to all mails about enquiries go there',
  },
  IMAP_URL: {
    type: z.url({ protocol: /^imaps?$/, error: 'give imaps://user:password@host:port/folder or imap://…' }),
    isSecret: true,
    description: 'Where that mailbox is read, imaps://user:password@host:port/folder or imap://…; the folder is INBOX',
  },
  IMAP_REQUIRE_TLS: {
    type: flag,
    description:
      '1 reads over encrypted connections alone, 0 also over others; without it 1, but for a mail server on this machine',
  },
  IMAP_DONE_FOLDER: {
    type: z.string().min(1),
    description: 'The folder that read mails are moved to; without it they stay and are marked as seen',
  },
  MAILBOX_SECRET: {
    type: secret(16),
    isSecret: true,
    description:
      'What a mail provider sends with mails that it posts to /cms-api/received-mail, at least 16 characters',
  },
  MAILBOX_MAX_MB: {
    type: numberBetween(1, 200, 'give a number of megabytes from 1 to 200'),
    default: '25',
    description: 'How large a mail is read whole, in MB; of larger ones the beginning is',
  },
  ENQUIRY_ESCALATE_HOURS: {
    type: numberBetween(1, 10_000, 'give a number of hours'),
    description: 'After how many hours without an answer an enquiry is escalated; without it never',
  },
  ENQUIRY_ESCALATE_TO: {
    type: emailAddress,
    description: 'Who is told of such enquiries by mail; without it all admins',
  },
  DESK_TIME_ZONE: {
    type: z.string().refine(isTimeZone, 'give a time zone such as Europe/Berlin'),
    default: 'UTC',
    description: 'The time zone of the desk: when a day begins there, such as Europe/Berlin',
  },
  DESK_MORNING_HOUR: {
    type: numberBetween(0, 23, 'give an hour from 0 to 23').int('give an hour from 0 to 23'),
    default: '8',
    description: 'From which hour of the day on next steps that are due are mailed, once a day to each person',
  },
} satisfies Variables

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
