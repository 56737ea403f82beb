import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import { productPath } from '../../shared/paths.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EnglishNotice } from '../ui/EnglishNotice.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import type { WindowStoryData } from './load-window-story.server.ts'
import { StationItem } from './StationItem.tsx'
import styles from './WindowStoryPage.module.css'

/** The way of one window from the bar to the glazed frame, station by station. */
export function WindowStoryPage({ meta, story, end }: WindowStoryData) {
  const text = useText()
  const { stations } = story
  return (
    <>
      <PageHead
        meta={meta}
        name={story.title}
        picture={stations.at(-1)?.product.image ?? null}
        breadcrumbs={[]}
        structuredData={
          import.meta.env.SSR &&
          ((_, toBreadcrumb) =>
            toItemList(stations.map(({ product }) => toBreadcrumb(product.name, productPath(product.slug)))))
        }
      />
      <PageHeader
        title={<TranslatedField of={story} name="title" />}
        words={story.title}
        lead={<TranslatedField of={story} name="lead" />}
      />
      <EnglishNotice isFallback={story.isFallback} />
      <ol className={styles.stations}>
        {stations.map((station, index) => (
          <StationItem key={index} station={station} number={index + 1} total={stations.length} />
        ))}
      </ol>
      <Section title={end.title} lead={end.lead} tone="stage" split className={styles.end}>
        <ButtonLink to="/turnkey">{text('header.turnkey')}</ButtonLink>
      </Section>
    </>
  )
}
