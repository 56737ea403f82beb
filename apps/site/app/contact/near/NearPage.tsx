import { Suspense } from 'react'
import { useText } from '../../i18n/LanguageContext.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { NearData } from './load-near.server.ts'
import { NearForm } from './NearForm.tsx'
import styles from './NearPage.module.css'
import { NearResults } from './NearResults.tsx'
import { NearTextsContext, useNearText } from './near-text.ts'

/** Dealers by distance from a town, a postcode or the visitor's position, by language and by what they sell or service. */
export function NearPage(near: NearData) {
  return (
    <NearTextsContext value={near.texts}>
      <Near {...near} />
    </NearTextsContext>
  )
}

function Near(near: NearData) {
  const [text, siteText] = [useNearText(), useText()]
  const contact = { name: siteText('contact.title'), to: '/contact' }
  return (
    <>
      <PageHead meta={near.meta} name={text('title')} hidden={near.asked !== null} breadcrumbs={[contact]} />
      <PageHeader title={text('title')} lead={text('lead')} above={<Breadcrumbs steps={[contact]} />} />
      <div className={styles.page}>
        <NearForm {...near} />
        {near.asked ? (
          <Suspense>
            <NearResults {...near} asked={near.asked} />
          </Suspense>
        ) : (
          <p>
            <ButtonLink to="/contact#dealers" look="outline">
              {text('byContinent')}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  )
}
