import type { PayloadRequest } from 'payload'
import { mailToEditors } from '../../../platform/accounts/mails/mail-to-editors.ts'
import { backOfficeUrl } from '../../../platform/back-office-url.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { settings } from '../../../platform/settings.ts'
import { nameOfAccount } from '../name-of-account.ts'
import { formAddress, shownTitle, type Subject } from '../subject.ts'
import { type WorkflowKey, workflowTexts } from '../workflow-texts.ts'

type About = Subject & { title: string; words: string }

/** Tells all others who may decide that somebody asks for approval. Nobody waits for the mail, nor fails without it: the dashboard says the same. */
export function mailRequest(req: PayloadRequest, about: About): void {
  void mailToEditors(req.payload, { id: { not_equals: req.user?.id } }, toMail(req, about, 'approval.waiting'))
}

/** Tells who has asked what a colleague has decided. */
export function mailDecision(
  req: PayloadRequest,
  about: About & { requestedById: string; decision: 'approved' | 'declined' },
): void {
  const { requestedById, decision } = about
  void mailToEditors(req.payload, { id: { equals: Number(requestedById) } }, toMail(req, about, `approval.${decision}`))
}

/** What the form says, and the way to it. */
function toMail(req: PayloadRequest, { words, ...about }: About, key: WorkflowKey) {
  const address = backOfficeUrl(settings) + formAddress(req.payload, about)
  const name = nameOfAccount(req.user)
  return (language: string) => {
    const title = shownTitle({ payload: req.payload, i18n: { ...req.i18n, language } as PayloadRequest['i18n'] }, about)
    const said = fillTemplate(workflowTexts(language)[key], { name })
    return { subject: `${title} · ${said}`, text: [said, title, words, address].filter(Boolean).join('\n\n') }
  }
}
