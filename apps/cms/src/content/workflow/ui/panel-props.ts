import type { Subject } from '../subject.ts'
import type { WorkflowTexts } from '../workflow-texts.ts'

/** What the panel is given, and its parts besides. */
export type WorkflowProps = {
  texts: WorkflowTexts
  /** The language of the back office. */
  reader: string
  timeZone: string
  languages: { code: string; name: string }[]
}

export type PanelProps = WorkflowProps & { subject: Subject }

/** What a part of the panel does: a call, after which everything is read again. @returns whether it went well */
export type Act = (path: string, body?: object) => Promise<boolean>
