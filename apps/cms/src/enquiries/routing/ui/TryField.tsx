import type { UIFieldServerProps } from 'payload'
import { deskTexts } from '../../desk/desk-texts.ts'
import { TryDraft } from './TryDraft.tsx'

/** In the form of a rule: what the rule as it stands there would have done. */
export function TryField({ i18n }: UIFieldServerProps) {
  return <TryDraft texts={deskTexts(i18n.language)} language={i18n.language} />
}
