import { formatTagOf } from '@vitrine/locales/languages'
import { data, useActionData } from 'react-router'
import { ContactPage } from '../contact/ContactPage.tsx'
import { siteContext } from '../../shared/site-context.ts'
import { loadPage } from '../seo/load-page.server.ts'
import { loadRequestedProducts } from '../enquiry/no-script/load-requested-products.server.ts'
import { acceptPostedForm } from '../enquiry/no-script/accept-posted-form.server.ts'
import type { SubmitError } from '../../shared/enquiries/submit-error.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { splitLanguage } from '../../shared/languages/localized-path.ts'
import { PageHead } from '../seo/PageHead.tsx'
import type { Route } from './+types/contact'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/contact', async (content, { maps }, language) => {
    const [company, dealers, asked] = await Promise.all([
      content.want('getCompany', null),
      content.want('listDealers', [], {}),
      loadRequestedProducts(content, new URL(args.request.url).searchParams),
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
  const posted = await acceptPostedForm(await request.formData(), language, context.get(siteContext))
  const { trouble } = posted
  const headers = trouble?.kind === 'limited' ? { 'retry-after': String(trouble.minutes * 60) } : undefined
  return data(posted, { status: posted.sent ? 200 : statusOf(trouble), ...(headers && { headers }) })
}

/** The action's own headers reach the answer. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

function statusOf(trouble: SubmitError | null): number {
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
