import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../platform/accounts/roles.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { redactError } from '../../platform/database/redact-error.ts'
import { readBytes } from '../../platform/http/read-bytes.ts'
import { RequestRefused } from '../../platform/http/request-refused.ts'
import { languageName } from '../../platform/language-options.ts'
import { settings } from '../../platform/settings.ts'
import { approveMachineTexts } from '../completeness/endpoints.ts'
import { exportXliff, MAX_DOCUMENTS } from './files/export-xliff.ts'
import { checkXliff } from './files/check-xliff.ts'
import { readXliff, XliffRefused } from './files/read-xliff.ts'
import { beginMachineJob } from './jobs/begin-job.ts'
import { draftedKind, draftedKinds } from './jobs/drafted-kinds.ts'
import { findDocuments } from './jobs/find-documents.ts'
import { createItem, createJob, type JobRecord, type JobState, readJob } from './jobs/job-record.ts'
import { moveJob } from './jobs/run-machine-job.ts'
import { createProvider } from './providers/create-provider.ts'
import { ProviderError } from './providers/provider.ts'
import { type TranslationKey, translationText } from './translation-texts.ts'

const MAX_FILE_BYTES = 20_000_000
const MAX_APPROVED = 5_000
const APPROVED_A_TRANSACTION = 50
const noStore = { 'cache-control': 'no-store' }
const json = (body: unknown, status = 200) => Response.json(body, { status, headers: noStore })

type Handler = (req: PayloadRequest) => Promise<Response>

const forEditors =
  (handle: Handler): Handler =>
  async (req) => {
    if (!hasRole(req.user, 'admin', 'editor')) return json({ error: 'forbidden' }, 403)
    return handle(req)
  }

const forJob = (handle: (req: PayloadRequest, job: JobRecord) => Promise<Response>) =>
  forEditors(async (req) => {
    const job = await readJob(req.payload, Number(req.routeParams?.job) || 0)
    return job ? handle(req, job) : json({ error: 'notFound' }, 404)
  })

/** Translation by machine, and by agencies. For editors and admins; what takes long is done by the background work. */
export const translationJobEndpoints: Endpoint[] = [
  { method: 'post', path: '/translating', handler: forEditors(handleBegin) },
  { method: 'get', path: '/translating/export', handler: forEditors(exportXliff) },
  { method: 'post', path: '/translating/import', handler: forEditors(handleImport) },
  { method: 'post', path: '/translating/approve', handler: forEditors(handleApprove) },
  { method: 'get', path: '/translating/:job', handler: forJob(async (_req, job) => json(toProgress(job))) },
  { method: 'post', path: '/translating/:job/:step', handler: forJob(handleStep) },
]

const toProgress = ({ state, done, total, counts }: JobRecord) => ({ state, done, total, refused: counts.refused })

/** A refusal in the reader's language. */
const refuse = (
  req: PayloadRequest,
  status: number,
  key: TranslationKey,
  values: Record<string, string | number> = {},
) => json({ error: key, message: translationText(req.i18n.language, key, values) }, status)

const language = z.custom<LanguageCode>((code) => typeof code === 'string' && isLanguageCode(code) && code !== 'en')
const asked = z.strictObject({
  kind: z.string().max(60).optional(),
  id: z.int().positive().optional(),
  languages: z.array(language).min(1).max(20),
  where: z.record(z.string(), z.unknown()).optional(),
  search: z.string().max(200).optional(),
})

async function readAsked(req: PayloadRequest) {
  const parsed = asked.safeParse(await req.json?.().catch(() => undefined))
  if (!parsed.success) return null
  const { where, search, ...rest } = parsed.data
  const isKnown = rest.kind === undefined ? rest.id === undefined : draftedKind(req.payload, rest.kind) !== undefined
  return isKnown ? { ...rest, list: { where: where as Where | undefined, search } } : null
}

async function handleBegin(req: PayloadRequest): Promise<Response> {
  const body = await readAsked(req)
  if (!body) return json({ error: 'invalid' }, 400)
  const provider = createProvider(settings)
  if (!provider) return refuse(req, 409, 'provider.none')
  try {
    const offered = await provider.languages()
    const lacking = body.languages.filter((code) => !offered.has(code))
    const languages = lacking.map((code) => languageName(code, req.i18n.language)).join(', ')
    if (lacking.length > 0) return refuse(req, 400, 'lacks', { provider: provider.name, languages })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return refuse(req, 502, error.problem === 'tooLong' ? 'provider.refused' : `provider.${error.problem}`)
  }
  const id = await beginMachineJob(req, body)
  return id === null ? refuse(req, 409, 'none') : json({ id }, 202)
}

const steps: Record<string, (job: JobRecord) => { from: JobState[]; to: JobState }> = {
  cancel: () => ({ from: ['waiting', 'running'], to: 'cancelled' }),
  resume: () => ({ from: ['failed', 'cancelled'], to: 'waiting' }),
  apply: ({ counts }) => ({ from: counts.refused === 0 && counts.translated > 0 ? ['checked'] : [], to: 'applying' }),
  undo: () => ({ from: ['done', 'applied', 'cancelled', 'failed'], to: 'undoing' }),
}

async function handleStep(req: PayloadRequest, job: JobRecord): Promise<Response> {
  const step = Object.hasOwn(steps, String(req.routeParams?.step)) ? steps[String(req.routeParams?.step)] : undefined
  if (!step) return json({ error: 'notFound' }, 404)
  const { from, to } = step(job)
  const isMoved = from.length > 0 && (await moveJob(req.payload, job.id, from, to))
  return isMoved ? json({ id: job.id }, 202) : refuse(req, 409, 'failed')
}

/** A file of an agency, which is the body: checked at once, applied on request. */
async function handleImport(req: PayloadRequest): Promise<Response> {
  const { payload, user } = req
  const bytes = await readBytes(req as unknown as Request, MAX_FILE_BYTES).catch((error: unknown) => {
    if (error instanceof RequestRefused) return null
    throw error
  })
  if (!bytes) return refuse(req, 413, 'file.many', { count: MAX_DOCUMENTS })
  try {
    const file = readXliff(bytes.toString().replace(/^\uFEFF/, ''))
    if (file.documents.length > MAX_DOCUMENTS) return refuse(req, 400, 'file.many', { count: MAX_DOCUMENTS })
    const { checked, counts } = await checkXliff(payload, file)
    const id = await inTransaction(payload, async (own) => {
      const job = await createJob(
        payload,
        {
          type: 'file',
          state: 'checked',
          title: String(req.query.name ?? 'file').slice(0, 200),
          languages: [file.language],
          accountId: Number(user?.id),
          accountName: user?.email ?? '',
          total: checked.filter(({ answers }) => answers.length > 0).length,
          counts,
        },
        own,
      )
      for (const { answers, problems, ...about } of checked)
        await createItem(
          payload,
          {
            ...about,
            job,
            state: answers.length > 0 ? 'waiting' : 'done',
            answers: { [file.language]: answers },
            problems: problems.length > 0 ? problems : null,
          },
          own,
        )
      return job
    })
    return json({ id }, 202)
  } catch (error) {
    if (error instanceof XliffRefused) return refuse(req, 400, error.key)
    payload.logger.error({ err: redactError(error), msg: 'a translated file could not be checked' })
    return refuse(req, 500, 'failed')
  }
}

/** A person says yes to all that machines have written, of a kind or of what a list shows. */
async function handleApprove(req: PayloadRequest): Promise<Response> {
  const body = await readAsked(req)
  if (!body) return json({ error: 'invalid' }, 400)
  const { payload, headers, user } = req
  const { languages } = body
  let count = 0
  for (const config of draftedKinds(payload)) {
    if (body.kind && body.kind !== config.slug) continue
    const list = body.kind ? body.list : undefined
    const ids = await findDocuments(req, config, { languages, states: ['machine'], limit: MAX_APPROVED, list })
    for (let from = 0; from < ids.length; from += APPROVED_A_TRANSACTION)
      count += await inTransaction(payload, (own) =>
        approveMachineTexts({ ...own, headers, user } as PayloadRequest, config, {
          ids: ids.slice(from, from + APPROVED_A_TRANSACTION),
          languages,
        }),
      )
  }
  return json({ count, message: translationText(req.i18n.language, 'approved', { count }) })
}
