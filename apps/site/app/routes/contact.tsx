import { ContactPage } from '../contact/ContactPage.tsx'
import { loadPage } from '../content/load-page.ts'
import { useText } from '../language/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import type { Route } from './+types/contact'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/contact', async (content) => {
    const [company, dealers] = await Promise.all([
      content.want('getCompany', null),
      content.want('listDealers', [], {}),
    ])
    return { company, dealers }
  })
}

export default function Contact({ loaderData: { meta, company, dealers } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('contact.title')} />
      <ContactPage company={company} dealers={dealers} />
    </>
  )
}
