import { Form } from 'react-router'
import type { FittingTurnkey } from '../../shared/guide/decide-fit.ts'
import { GUIDE_PATH, MATERIAL_PARAM, PEOPLE_PARAM, WINDOWS_PARAM } from '../../shared/guide/guide-query.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { EnquiryTile } from '../enquiry/EnquiryTile.tsx'
import { FinderTextsContext, useFinderText } from '../finder/finder-text.ts'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { TurnkeyCard } from '../turnkey/TurnkeyCard.tsx'
import button from '../ui/button.module.css'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { classNames } from '../ui/class-names.ts'
import { MoreLink } from '../ui/MoreLink.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { Words } from '../ui/Words.tsx'
import styles from './GuidePage.module.css'
import type { GuideData } from './load-guide.server.ts'

const cardSizes = columnSizes({ desktop: 4, tablet: 6 })
/** Where the answer stands: on a phone it is below what is seen of the questions. */
const ANSWER = 'answer'

/** For who does not know the words of the trade: three questions, and whether a line or single machines fit, with the reason why. */
export function GuidePage(guide: GuideData) {
  return (
    <FinderTextsContext value={guide.texts}>
      <Guide {...guide} />
    </FinderTextsContext>
  )
}

function Guide(guide: GuideData) {
  const text = useFinderText()
  const title = text('guide.title')
  return (
    <>
      <PageHead meta={guide.meta} name={title} hidden={guide.isAsked} breadcrumbs={[]} />
      <div className={styles.top}>
        <PageHeader title={title} lead={text('guide.lead')} />
      </div>
      <div className={styles.page}>
        <Questions {...guide} />
        {guide.isAsked ? <Answer {...guide} /> : <Examples turnkeys={guide.turnkeys} />}
      </div>
    </>
  )
}

function Questions({ asked, materials }: GuideData) {
  const text = useFinderText()
  const language = useLanguage()
  return (
    <Form action={`${localizedPath(GUIDE_PATH, language)}#${ANSWER}`} className={styles.form} preventScrollReset>
      {materials.length > 1 && (
        <fieldset className={styles.question}>
          <legend>{text('guide.make')}</legend>
          <div className={styles.choices}>
            {materials.map((it) => (
              <label key={it} className={styles.choice}>
                <input type="radio" name={MATERIAL_PARAM} value={it} defaultChecked={asked.material === it} />
                <bdi>{it}</bdi>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <label className={styles.question}>
        <span>{text('guide.shift')}</span>
        <input type="number" name={WINDOWS_PARAM} min={1} max={10000} defaultValue={asked.windows ?? ''} required />
      </label>
      <label className={styles.question}>
        <span>{text('guide.people')}</span>
        <input type="number" name={PEOPLE_PARAM} min={1} max={10000} defaultValue={asked.people ?? ''} />
      </label>
      <button type="submit" className={classNames(button.button, button.accent)}>
        {text('guide.submit')}
      </button>
    </Form>
  )
}

/** What there is, from small to large, before anything is asked. */
function Examples({ turnkeys }: Pick<GuideData, 'turnkeys'>) {
  const [text, siteText] = [useFinderText(), useText()]
  if (turnkeys.length === 0) return null
  return (
    <section className={styles.examples}>
      <h2 className={styles.subtitle}>
        <Words>{text('guide.examples')}</Words>
      </h2>
      <ul className={styles.lines}>
        {turnkeys.map((it) => (
          <li key={it.slug}>
            <TurnkeyCard turnkey={it} sizes={cardSizes} />
          </li>
        ))}
        <EnquiryTile />
      </ul>
      <MoreLink to="/turnkey">{siteText('turnkey.title')}</MoreLink>
    </section>
  )
}

function Answer({ asked, fit, turnkeys, productsPath }: GuideData) {
  const [text, siteText] = [useFinderText(), useText()]
  const count = asked.windows ?? 0
  if (!fit)
    return asked.hasProblems ? (
      <p id={ANSWER} className={styles.why} role="status">
        <Words>{text('guide.unread')}</Words>
      </p>
    ) : null
  if (fit.kind === 'machines')
    return (
      <section id={ANSWER} className={styles.answer} aria-live="polite">
        <h2 className={styles.title}>{text('guide.machines')}</h2>
        <p className={styles.why}>
          <Words>{text('guide.machinesWhy', { count, least: fit.least })}</Words>
        </p>
        <ButtonLink to={productsPath ?? '/product'}>
          {asked.material ? text('guide.machinesLink', { material: asked.material }) : siteText('product.all')}
        </ButtonLink>
      </section>
    )
  const why = fit.kind === 'line' ? text('guide.lineWhy', { count }) : text('guide.largest', { capacity: fit.most })
  return (
    <section id={ANSWER} className={styles.answer} aria-live="polite">
      <h2 className={styles.title}>{text('guide.line')}</h2>
      <p className={styles.why}>
        <Words>{why}</Words>
      </p>
      <ul className={styles.lines}>
        {fit.lines.map((line) => {
          const turnkey = turnkeys.find(({ slug }) => slug === line.slug)
          return (
            turnkey && (
              <li key={line.slug}>
                <Reasons line={line} count={count} people={asked.people} />
                <TurnkeyCard turnkey={turnkey} sizes={cardSizes} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

type ReasonsProps = { line: FittingTurnkey; count: number; people: number | null }

/** Why a line fits, or what it lacks. */
function Reasons({ line: { capacity, workers, missing }, count, people }: ReasonsProps) {
  const text = useFinderText()
  return (
    <ul className={styles.reasons}>
      <li>{text('guide.capacity', { capacity, count })}</li>
      {workers !== null && people !== null && (
        <li data-lacks={missing > 0 || undefined}>
          {missing > 0 ? text('guide.missing', { workers, missing }) : text('guide.workers', { workers, people })}
        </li>
      )}
    </ul>
  )
}
