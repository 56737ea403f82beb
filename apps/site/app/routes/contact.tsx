import { readDealerParam } from '@vitrine/contract/wanted-dealer'
import { formatTagOf } from '@vitrine/locales/languages'
import { data, useActionData } from 'react-router'
import { ContactPage } from '../contact/ContactPage.tsx'
import { loadDealers } from '../contact/load-dealers.server.ts'
import { siteContext } from '../../shared/site-context.ts'
import { loadPage } from '../seo/load-page.server.ts'
import { loadRequestedProducts } from '../enquiry/no-script/load-requested-products.server.ts'
import { acceptPostedForm } from '../enquiry/no-script/accept-posted-form.server.ts'
import type { SubmitError } from '../../shared/enquiries/submit-error.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { loadScreenTexts } from '../i18n/load-screen-texts.server.ts'
import { splitLanguage } from '../../shared/languages/localized-path.ts'
import { PageHead } from '../seo/PageHead.tsx'
import type { Route } from './+types/contact'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/contact', async (api, { maps }, language) => {
    const query = new URL(args.request.url).searchParams
    const wanted = readDealerParam(query)
    // There are endlessly many such addresses.
    if (wanted !== null) args.context.get(siteContext).doNotKeep()
    const [company, dealers, advisers, requested, nearTexts] = await Promise.all([
      api.optional('getCompany', null),
      loadDealers(api),
      api.extension('listAdvisers', 'optional'),
      loadRequestedProducts(api, query),
      loadScreenTexts(api, 'near', language),
    ])
    const dealer = dealers.find(({ id, takes_enquiries: takes }) => id === wanted && takes)
    const { latitude = null, longitude = null } = company ?? {}
    const located = latitude !== null && longitude !== null
    return {
      company,
      map: located ? maps.around(latitude, longitude, formatTagOf(language)) : null,
      dealers,
      advisers: advisers ?? [],
      requested,
      nearLabel: String(nearTexts.title),
      wanted: dealer ? { dealer, texts: nearTexts } : null,
      positions: maps.placeDealers(dealers),
    }
  })
}

/** Forms are posted here when there is no script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language } = splitLanguage(new URL(request.url).pathname)
  const result = await acceptPostedForm(await request.formData(), language, context.get(siteContext))
  const { submitError } = result
  const headers = submitError?.kind === 'rate-limited' ? { 'retry-after': String(submitError.minutes * 60) } : undefined
  return data(result, { status: result.sent ? 200 : statusOf(submitError), ...(headers && { headers }) })
}

/** Passes the action's headers on to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

function statusOf(submitError: SubmitError | null): number {
  if (submitError?.kind === 'rate-limited') return 429
  return submitError?.kind === 'not-sent' ? 503 : 400
}

export default function Contact({ loaderData: { meta, ...content } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('contact.title')} breadcrumbs={[]} />
      <ContactPage {...content} postedForm={useActionData<typeof action>()} />
    </>
  )
}
