import { useState } from 'react'
import type { Basket } from '../../shared/basket/basket.ts'
import { CONTACT_FORM_ANCHOR, FooterForm } from '../enquiry/form/FooterForm.tsx'
import type { PostedForm } from '../../shared/enquiries/form-fields.ts'
import { NoScriptOrderForm } from '../enquiry/no-script/NoScriptOrderForm.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { Section } from '../ui/Section.tsx'

const orderSent: PostedForm = { form: 'order', sent: true, trouble: null, errors: {}, values: {} }

/** The form of the contact page: a question, or an order where the address names machines. */
export function ContactFormSection({ asked, posted }: { asked: Basket; posted: PostedForm | undefined }) {
  const text = useText()
  const [sent, setSent] = useState(posted?.sent ?? false)
  if (asked.length > 0 && !sent) {
    return (
      <Section id={CONTACT_FORM_ANCHOR} title={text('cart.title')} lead={text('form.lead')}>
        <NoScriptOrderForm
          lines={asked}
          posted={posted?.form === 'order' ? posted : undefined}
          onDone={() => setSent(true)}
        />
      </Section>
    )
  }
  return (
    <Section id={CONTACT_FORM_ANCHOR} title={text('form.title')} lead={text('form.lead')}>
      <FooterForm posted={sent && asked.length > 0 ? (posted?.sent ? posted : orderSent) : posted} />
    </Section>
  )
}
