import { useState } from 'react'
import { PLANNER_PATH } from '../../shared/planner/plan-path.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { HallViewButton } from './hall-view/HallViewButton.tsx'
import { useEarlierPlan } from './kept-plan.ts'
import styles from './PlanActions.module.css'
import { PlannerIcon } from './PlannerIcon.tsx'
import { usePlannerText } from './planner-text.ts'
import { saveDrawing } from './save-drawing.ts'
import { planSheetPath } from '../../shared/sheets/sheet-path.ts'
import { SheetLink } from '../sheets/SheetLink.tsx'
import { SendButton } from './SendButton.tsx'
import type { PlannerState } from './use-planner.ts'

/** What becomes of a plan: an enquiry, a link, paper, a drawing, a look at it in 3D. */
export function PlanActions({ planner }: { planner: PlannerState }) {
  const text = usePlannerText()
  const siteText = useText()
  const path = `${localizedPath(PLANNER_PATH, useLanguage())}?${planner.search}`
  const [copied, setCopied] = useState('')
  const isEmpty = planner.placed.length === 0

  function copy() {
    const link = location.origin + path
    const copying = navigator.clipboard
      ? navigator.clipboard.writeText(link)
      : Promise.reject(new Error('no clipboard'))
    copying.then(
      () => setCopied(path),
      // Where the clipboard is out of reach the browser's own prompt shows the link for copying.
      () => prompt(siteText('blog.copyLink'), link),
    )
  }

  return (
    <div className={styles.actions}>
      {!isEmpty && (
        <>
          <SendButton planner={planner} className={classNames(button.button, button.accent, button.small)} />
          <HallViewButton planner={planner} className={classNames(button.button, button.outline, button.small)} />
        </>
      )}
      <div className={styles.more}>
        <button type="button" className={styles.tool} onClick={copy}>
          <Icon name={copied === path ? 'check' : 'link'} />
          <span aria-live="polite">{siteText(copied === path ? 'blog.linkCopied' : 'blog.copyLink')}</span>
        </button>
        <button type="button" className={styles.tool} onClick={() => print()}>
          <Icon name="print" />
          {siteText('basket.print')}
        </button>
        {!isEmpty && (
          <>
            <button type="button" className={styles.tool} onClick={() => saveDrawing(planner, text('title'))}>
              <Icon name="download" />
              {text('dxf')}
            </button>
            <SheetLink path={planSheetPath(planner.search)} hasUnits hasIcon className={styles.tool} />
          </>
        )}
        <EarlierPlan shown={planner.search} />
      </div>
    </div>
  )
}

/** Leads back to the plan that one from a link has taken the place of. */
function EarlierPlan({ shown }: { shown: string }) {
  const text = usePlannerText()
  const language = useLanguage()
  const earlier = useEarlierPlan()
  if (earlier === null || earlier === shown) return null
  return (
    <a className={styles.tool} href={`${localizedPath(PLANNER_PATH, language)}?${earlier}`}>
      <PlannerIcon name="undo" />
      {text('earlier')}
    </a>
  )
}
