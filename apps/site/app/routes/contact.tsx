import { data, useActionData } from 'react-router'
import { ContactPage } from '../contact/ContactPage.tsx'
import { siteContext } from '../content/content-context.ts'
import { loadPage } from '../content/load-page.ts'
import { takePostedForm } from '../enquiry/take-posted-form.ts'
import { useText } from '../language/LanguageContext.tsx'
import { splitLanguage } from '../language/path.ts'
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

/** The form at the foot of pages posts here when there is no script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language } = splitLanguage(new URL(request.url).pathname)
  const posted = await takePostedForm(await request.formData(), language, context.get(siteContext).takeEnquiry)
  return data(posted, { status: posted.sent ? 200 : posted.lost ? 503 : 400 })
}

export default function Contact({ loaderData: { meta, company, dealers } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('contact.title')} />
      <ContactPage company={company} dealers={dealers} posted={useActionData<typeof action>()} />
    </>
  )
}
