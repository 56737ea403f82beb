import type { ServerProps } from 'payload'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { settings } from '../../../platform/settings.ts'
import { OnceHydrated } from '../../../platform/ui/OnceHydrated.tsx'
import textStyles from '../../../platform/ui/text.module.css'
import { deskTexts } from '../../desk/desk-texts.ts'
import { today } from '../../next-step/today.ts'
import { destinationOf } from '../decide-route.ts'
import { loadRules } from '../load-rules.ts'
import styles from './TryOut.module.css'
import { TryOut } from './TryOut.tsx'

/** Above the list of rules: which of them nobody is there for, and what all of them would have done. */
export async function RulesTools({ payload, i18n }: ServerProps) {
  const texts = deskTexts(i18n.language)
  const rules = await loadRules(payload)
  const day = today(settings.DESK_TIME_ZONE)
  const passed = rules.flatMap((rule) => {
    const to = destinationOf(rule, day)
    return typeof to === 'string' ? [{ rule, reason: to }] : []
  })
  return (
    <div className={styles.tools}>
      {passed.map(({ rule, reason }) => (
        <p key={rule.id} className={textStyles.notice}>
          {fillTemplate(texts['event.route-passed'], { before: rule.name, after: texts[`rule.passed.${reason}`] })}
        </p>
      ))}
      {rules.length > 0 && (
        <OnceHydrated>
          <TryOut texts={texts} language={i18n.language} />
        </OnceHydrated>
      )}
    </div>
  )
}
