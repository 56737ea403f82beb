import { useState } from 'react'
import type { Basket } from '../../shared/basket/basket.ts'
import { CONTACT_FORM_ANCHOR, ContactForm } from '../enquiry/form/ContactForm.tsx'
import type { PostedFormResult } from '../../shared/enquiries/form-fields.ts'
import { NoScriptOrderForm } from '../enquiry/no-script/NoScriptOrderForm.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { Section } from '../ui/Section.tsx'

const orderSent: PostedFormResult = { form: 'order', sent: true, submitError: null, errors: {}, values: {} }

type ContactFormSectionProps = { requested: Basket; postedForm: PostedFormResult | undefined }

/** The form of the contact page: a question, or an order where the address names products. */
export function ContactFormSection({ requested, postedForm }: ContactFormSectionProps) {
  const text = useText()
  const [isSent, setIsSent] = useState(postedForm?.sent ?? false)
  if (requested.length > 0 && !isSent) {
    return (
      <Section id={CONTACT_FORM_ANCHOR} title={text('basket.title')} lead={text('form.lead')}>
        <NoScriptOrderForm
          lines={requested}
          postedForm={postedForm?.form === 'order' ? postedForm : undefined}
          onDone={() => setIsSent(true)}
        />
      </Section>
    )
  }
  const isOrderSent = isSent && requested.length > 0 && !postedForm?.sent
  return (
    <Section id={CONTACT_FORM_ANCHOR} title={text('form.title')} lead={text('form.lead')}>
      <ContactForm form="contact" postedForm={isOrderSent ? orderSent : postedForm} />
    </Section>
  )
}
