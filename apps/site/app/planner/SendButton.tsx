import { useState } from 'react'
import { PLANNER_PATH } from '../../shared/planner/plan-path.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { basketDialog } from '../shell/dialog-store.ts'
import { Icon } from '../ui/Icon.tsx'
import { usePlannerText } from './planner-text.ts'
import { useTotalRows } from './use-total-rows.ts'
import type { PlannerState } from './use-planner.ts'

const loadSending = () => import('./add-to-enquiry.ts')

type SendButtonProps = { planner: PlannerState; className: string }

/** Puts the plan into the enquiry and opens that: products into the basket, figures and link into the message, the drawing to its files. */
export function SendButton({ planner, className }: SendButtonProps) {
  const text = usePlannerText()
  const language = useLanguage()
  const rows = useTotalRows(planner)
  const [isBusy, setIsBusy] = useState(false)

  async function send() {
    const link = `${location.origin}${localizedPath(PLANNER_PATH, language)}?${planner.search}`
    const figures = rows.map(({ name, value }) => `${name}: ${value}`)
    setIsBusy(true)
    try {
      const { addToEnquiry } = await loadSending()
      await addToEnquiry(planner, { title: text('title'), lines: [text('message', { link }), ...figures] })
      basketDialog.open()
    } catch (error) {
      console.warn(error)
      planner.say(text('failed'))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <button type="button" className={className} disabled={isBusy} onClick={() => void send()}>
      {text('send')}
      <Icon name="arrow" />
    </button>
  )
}
