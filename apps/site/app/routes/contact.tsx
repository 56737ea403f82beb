import { formatTagOf } from '@vitrine/locales/languages'
import { data, useActionData } from 'react-router'
import { ContactPage } from '../contact/ContactPage.tsx'
import { siteContext } from '../content/content-context.ts'
import { loadPage } from '../content/load-page.ts'
import { loadAsked } from '../enquiry/load-asked.ts'
import { takePostedForm } from '../enquiry/take-posted-form.ts'
import type { Trouble } from '../enquiry/trouble.ts'
import { useText } from '../language/LanguageContext.tsx'
import { splitLanguage } from '../language/path.ts'
import { PageHead } from '../seo/PageHead.tsx'
import type { Route } from './+types/contact'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/contact', async (content, { maps }, language) => {
    const [company, dealers, asked] = await Promise.all([
      content.want('getCompany', null),
      content.want('listDealers', [], {}),
      loadAsked(content, new URL(args.request.url).searchParams),
    ])
    const { latitude = null, longitude = null } = company ?? {}
    const located = latitude !== null && longitude !== null
    return {
      company,
      map: located ? maps.around(latitude, longitude, formatTagOf(language)) : null,
      dealers,
      asked,
      places: maps.placeDealers(dealers),
    }
  })
}

/** The form at the foot of pages posts here when there is no script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language } = splitLanguage(new URL(request.url).pathname)
  const posted = await takePostedForm(await request.formData(), language, context.get(siteContext))
  const { trouble } = posted
  const headers = trouble?.kind === 'limited' ? { 'retry-after': String(trouble.minutes * 60) } : undefined
  return data(posted, { status: posted.sent ? 200 : statusOf(trouble), ...(headers && { headers }) })
}

/** The action's own headers reach the answer. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

function statusOf(trouble: Trouble | null): number {
  if (trouble?.kind === 'limited') return 429
  return trouble?.kind === 'lost' ? 503 : 400
}

export default function Contact({ loaderData: { meta, ...shown } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('contact.title')} trail={[]} />
      <ContactPage {...shown} posted={useActionData<typeof action>()} />
    </>
  )
}
