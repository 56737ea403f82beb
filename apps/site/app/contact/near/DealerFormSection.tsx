import type { Dealer } from '@vitrine/contract/shapes/editorial'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { PostedFormResult } from '../../../shared/enquiries/form-fields.ts'
import { CONTACT_FORM_ANCHOR, ContactForm } from '../../enquiry/form/ContactForm.tsx'
import form from '../../enquiry/form/ContactForm.module.css'
import { FormActions } from '../../enquiry/form/FormActions.tsx'
import { FormFields } from '../../enquiry/form/FormFields.tsx'
import { useEnquiryForm } from '../../enquiry/form/use-enquiry-form.ts'
import { LocalizedLink } from '../../i18n/LocalizedLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { useNearText } from './near-text.ts'

const sent: PostedFormResult = { form: 'contact', sent: true, submitError: null, errors: {}, values: {} }

type DealerFormSectionProps = { dealer: Pick<Dealer, 'id' | 'name' | 'city'>; postedForm: PostedFormResult | undefined }

/** The form of the contact page for an enquiry to one dealer: who gets it is said before it is written. */
export function DealerFormSection({ dealer, postedForm }: DealerFormSectionProps) {
  const text = useNearText()
  const [isSent, setIsSent] = useState(postedForm?.sent ?? false)
  const { name, city } = dealer
  const title = text('form.title', { dealer: name })
  return (
    <Section
      id={CONTACT_FORM_ANCHOR}
      title={title}
      lead={text('form.lead', { dealer: name, city })}
      action={<LocalizedLink to={`/contact#${CONTACT_FORM_ANCHOR}`}>{text('form.company')}</LocalizedLink>}
    >
      {isSent ? (
        <ContactForm form="contact" postedForm={sent} />
      ) : (
        <DealerForm
          title={title}
          postedForm={postedForm?.sent ? undefined : postedForm}
          onDone={() => setIsSent(true)}
        />
      )}
    </Section>
  )
}

type DealerFormProps = { title: string; postedForm: PostedFormResult | undefined; onDone: () => void }

/** Where it was sent from says whom it is for (packages/contract/src/wanted-dealer.ts): no field is added to what other backends get. */
function DealerForm({ title, postedForm, onDone }: DealerFormProps) {
  const { pathname, search } = useLocation()
  const location = `${pathname}${search}#${CONTACT_FORM_ANCHOR}`
  const { handlers, errors, busy, submitError } = useEnquiryForm('contact', {
    onDone,
    location,
    errors: postedForm?.errors,
    submitError: postedForm?.submitError,
  })
  return (
    <form method="post" action={location} className={form.form} aria-label={title} {...handlers}>
      <input type="hidden" name="form" value="contact" />
      <input type="hidden" name="action_location" value={location} />
      <FormFields form="contact" errors={errors} postedForm={postedForm} />
      <FormActions busy={busy} submitError={submitError} />
    </form>
  )
}
