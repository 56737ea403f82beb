import { useState } from 'react'
import { Form } from 'react-router'
import { HALL_PARAM, type HallField, hallParams } from '../../shared/planner/hall-query.ts'
import { PLANNER_PATH } from '../../shared/planner/plan-path.ts'
import { ITEMS_PARAM, TYPED_PARAM } from '../../shared/planner/plan-query.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { FigureField } from './FigureField.tsx'
import styles from './HallForm.module.css'
import panel from './panel.module.css'
import type { PlannerTextKey } from './planner-text.ts'
import { usePlannerText } from './planner-text.ts'
import type { PlannerState } from './use-planner.ts'

const supplies = [
  ['power', 'supply', 'kW'],
  ['air', 'compressor', 'l/min'],
  ['usage', 'usage', '%'],
  ['floorLoad', 'floorLoad', 'kg/m²'],
  ['people', 'people', ''],
] as const satisfies readonly (readonly [HallField, PlannerTextKey, string])[]

/** How large the hall is and what it has. Without script it is a form that leads to the same plan in another hall. */
export function HallForm({ planner: { hall, change, search } }: { planner: PlannerState }) {
  const text = usePlannerText()
  const language = useLanguage()
  // Decided once: it does not close while somebody empties a field.
  const [isGiven] = useState(() => (['power', 'air', 'floorLoad'] as const).some((name) => hall[name] !== null))
  const query = new URLSearchParams(search)
  const inMetres = (mm: number | null) => (mm === null ? null : mm / 1000)
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{text('hall')}</h2>
      <Form
        action={localizedPath(PLANNER_PATH, language)}
        className={styles.hall}
        onSubmit={(event) => event.preventDefault()}
      >
        {[ITEMS_PARAM, TYPED_PARAM].map((name) => {
          const value = query.get(name)
          return value && <input key={name} type="hidden" name={name} value={value} />
        })}
        <div className={styles.size}>
          {(['length', 'width', 'height'] as const).map((name) => (
            <FigureField
              key={name}
              name={HALL_PARAM}
              label={text(name)}
              unit="m"
              figure={inMetres(hall[name])}
              onChange={(metres) => change({ kind: 'hall', name, value: metres === null ? null : metres * 1000 })}
            />
          ))}
        </div>
        <details className={panel.more} open={isGiven}>
          <summary>{text('supplies')}</summary>
          <div className={panel.fields}>
            {supplies.map(([name, label, unit]) => (
              <FigureField
                key={name}
                name={hallParams[name]}
                label={text(label)}
                unit={unit}
                figure={hall[name]}
                onChange={(value) => change({ kind: 'hall', name, value })}
              />
            ))}
          </div>
        </details>
        <button type="submit" className={classNames(button.button, button.outline, button.small, panel.scriptless)}>
          {text('apply')}
        </button>
      </Form>
    </section>
  )
}
