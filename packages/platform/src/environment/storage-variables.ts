import { z } from 'zod'
import { flag, numberBetween, webAddress } from './value-types.ts'
import type { Variables } from './variable.ts'

export const storage = {
  DATABASE_URL: {
    type: z
      .string()
      .regex(/^(postgres(ql)?|file):/, 'leave it empty for SQLite, or give postgres://user:password@host/database'),
    isSecret: true,
    description: 'postgres://user:password@host/database; without it SQLite in DATA_DIR',
  },
  DATABASE_POOL_SIZE: {
    type: numberBetween(4, 1000, 'give a number from 4 to 1000').int('give a number from 4 to 1000'),
    default: '10',
    description:
      'How many connections each back office may have to Postgres; the server must allow those of all together',
  },
  DATABASE_STATEMENT_SECONDS: {
    type: numberBetween(0, 86_400, 'give a number of seconds, 0 for no limit'),
    default: '60',
    description: 'How long Postgres works on one statement of the back office before it gives up; 0 for no limit',
  },
  EMPTY_DATABASE: {
    type: flag,
    default: '0',
    description: '1 begins with an empty database though DATA_DIR was used with another one',
  },
  S3_BUCKET: { type: z.string(), description: 'A bucket for uploads; without it they are kept in DATA_DIR' },
  S3_REGION: { type: z.string(), default: 'us-east-1', description: 'The region of the bucket' },
  S3_ENDPOINT: { type: webAddress, description: 'The address of the object store, where it is not Amazon' },
  S3_PUBLIC_ENDPOINT: {
    type: webAddress,
    description:
      'Where browsers reach the object store, Amazon too, to download files of enquiries from it by links that expire; without it they come through the site',
  },
  S3_ACCESS_KEY_ID: { type: z.string(), isSecret: true, description: 'The key of the bucket' },
  S3_SECRET_ACCESS_KEY: { type: z.string(), isSecret: true, description: 'The secret of that key' },
} satisfies Variables

export const backups = {
  BACKUP_DIR: {
    type: z.string(),
    isFolder: true,
    description: 'The folder for back-ups, best on another disk; without it backups in DATA_DIR',
  },
  BACKUP_S3_BUCKET: {
    type: z.string(),
    description: 'A bucket for back-ups instead, with S3_REGION, S3_ENDPOINT and the keys; they are below backups/',
  },
  BACKUP_SCHEDULE: {
    type: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'give a time of day in UTC such as 03:30'),
    description: 'When a back-up is made each day, in UTC, such as 03:30; without it none is made by itself',
  },
  BACKUP_BEFORE_MIGRATIONS: {
    type: flag,
    default: '1',
    description: '0 makes no back-up before a new version changes the tables of the database',
  },
} satisfies Variables
