import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import type { Payload, PayloadRequest } from 'payload'
import type { TranslationJob, TranslationJobItem } from '../../../payload-types.ts'
import type { MachineMark } from '../../completeness/machine-marks.ts'
import type { Origin } from '../../completeness/origins.ts'
import type { FieldValue } from '../segments/to-segments.ts'
import type { TranslationKey } from '../translation-texts.ts'

/** Of a machine's job: waiting, running, done, failed, cancelled. Of a file: checked, applying, applied, undoing, undone. */
export const jobStates = [
  'waiting',
  'running',
  'done',
  'failed',
  'cancelled',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
] as const
export type JobState = (typeof jobStates)[number]
/** What the background work does something about. */
export const busyStates = ['waiting', 'running', 'applying', 'undoing'] as const satisfies JobState[]
export const isBusy = (state: JobState) => busyStates.some((it) => it === state)

export type Failure = { key: TranslationKey; values?: Record<string, string> }
export const noCounts = { translated: 0, refused: 0, findings: 0, changed: 0, unknown: 0, same: 0 }
export type Counts = typeof noCounts

/** What stands for a text of a document in a language. */
export type Answer = {
  path: string
  /** The English words that it was made from, and the words that it replaces. */
  english: string
  before: string
  value: FieldValue
  findings: string[]
}
/** A text that was not taken, and why. */
export type ItemProblem = Failure & { path: string; language: LanguageCode }
export type Answers = Partial<Record<LanguageCode, Answer[]>>

export type JobRecord = {
  id: number
  type: 'machine' | 'file'
  state: JobState
  title: string
  languages: LanguageCode[]
  accountId: number | null
  accountName: string
  done: number
  total: number
  characters: number
  counts: Counts
  failure: Failure | null
  createdAt: string
}

export type Before = { marks: MachineMark[]; origins: Origin[] }

export type ItemRecord = {
  id: number
  kind: string
  document: number
  title: string
  state: string
  answers: Answers
  problems: ItemProblem[]
  translated: number
  versionBefore: number | null
  versionAfter: number | null
  /** What was said of the document's translations before. */
  before: Before | null
}

type Request = Partial<PayloadRequest>
type JobChanges = Partial<Omit<JobRecord, 'id' | 'createdAt'>>

export async function createJob(payload: Payload, data: JobChanges, req: Request = {}): Promise<number> {
  const now = new Date().toISOString()
  const { id } = await payload.db.create({
    collection: 'translation-jobs',
    data: { done: 0, total: 0, characters: 0, ...data, createdAt: now, updatedAt: now },
    req,
  })
  return Number(id)
}

export async function updateJob(payload: Payload, id: number, data: JobChanges, req: Request = {}): Promise<void> {
  await payload.db.updateOne({ collection: 'translation-jobs', id, data, returning: false, req })
}

export async function readJob(payload: Payload, id: number, req: Request = {}): Promise<JobRecord | null> {
  const where = { id: { equals: id } }
  const found = await payload.db.findOne<TranslationJob>({ collection: 'translation-jobs', where, req })
  return found ? toJob(found) : null
}

/** The newest first. */
export async function listJobs(payload: Payload, limit: number): Promise<JobRecord[]> {
  const { docs } = await payload.db.find<TranslationJob>({ collection: 'translation-jobs', sort: '-id', limit })
  return docs.map(toJob)
}

/** The first job that the background work has something to do about; null where there is none. */
export async function findBusyJob(payload: Payload): Promise<JobRecord | null> {
  const { docs } = await payload.db.find<TranslationJob>({
    collection: 'translation-jobs',
    where: { state: { in: [...busyStates] } },
    sort: 'id',
    limit: 1,
    pagination: false,
  })
  return docs[0] ? toJob(docs[0]) : null
}

type ItemFilter = { state?: string; withProblems?: boolean; page?: number; limit?: number }

/** Items of a job in their order. @param limit 0 for all of them */
export async function readItems(
  payload: Payload,
  job: number,
  { state, withProblems = false, page = 1, limit = 0 }: ItemFilter = {},
  req: Request = {},
): Promise<{ items: ItemRecord[]; pages: number }> {
  const { docs, totalPages } = await payload.db.find<TranslationJobItem>({
    collection: 'translation-job-items',
    where: {
      and: [
        { job: { equals: job } },
        ...(state ? [{ state: { equals: state } }] : []),
        ...(withProblems ? [{ problems: { exists: true } }] : []),
      ],
    },
    sort: 'id',
    pagination: limit > 1,
    limit,
    page,
    req,
  })
  return { items: docs.map(toItem), pages: totalPages }
}

type ItemChanges = Partial<Omit<ItemRecord, 'id' | 'answers' | 'problems'>> & {
  job?: number
  answers?: Answers | null
  problems?: ItemProblem[] | null
}

export async function createItem(payload: Payload, data: ItemChanges, req: Request = {}): Promise<void> {
  await payload.db.create({ collection: 'translation-job-items', data, req })
}

export async function updateItem(payload: Payload, id: number, data: ItemChanges, req: Request = {}): Promise<void> {
  await payload.db.updateOne({ collection: 'translation-job-items', id, data, returning: false, req })
}

function toJob(found: TranslationJob): JobRecord {
  const { id, type, state, title, languages, accountId, accountName, done, total, characters, createdAt } = found
  return {
    id,
    type: type === 'file' ? 'file' : 'machine',
    state: jobStates.find((it) => it === state) ?? 'failed',
    title: title ?? '',
    languages: Array.isArray(languages) ? languages.map(String).filter(isLanguageCode) : [],
    accountId: accountId ?? null,
    accountName: accountName ?? '',
    done: done ?? 0,
    total: total ?? 0,
    characters: characters ?? 0,
    counts: { ...noCounts, ...(found.counts as Partial<Counts> | null) },
    failure: (found.failure as Failure | null) ?? null,
    createdAt,
  }
}

function toItem(found: TranslationJobItem): ItemRecord {
  const { id, kind, document, title, state, translated, versionBefore, versionAfter } = found
  return {
    id,
    kind,
    document,
    title: title ?? '',
    state,
    answers: (found.answers as Answers | null) ?? {},
    problems: (found.problems as ItemProblem[] | null) ?? [],
    translated: translated ?? 0,
    versionBefore: versionBefore ?? null,
    versionAfter: versionAfter ?? null,
    before: (found.before as Before | null) ?? null,
  }
}
