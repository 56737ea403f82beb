import { useState } from 'react'
import type { Basket } from '../basket/basket.ts'
import { ASK_ANCHOR, FooterForm } from '../enquiry/FooterForm.tsx'
import type { Posted } from '../enquiry/form-fields.ts'
import { PlainOrder } from '../enquiry/PlainOrder.tsx'
import { useText } from '../language/LanguageContext.tsx'
import { Section } from '../ui/Section.tsx'

const orderSent: Posted = { form: 'order', sent: true, trouble: null, errors: {}, values: {} }

/** The form of the contact page: a question, or an order where the address names machines. */
export function AskSection({ asked, posted }: { asked: Basket; posted: Posted | undefined }) {
  const text = useText()
  const [sent, setSent] = useState(posted?.sent ?? false)
  if (asked.length > 0 && !sent) {
    return (
      <Section id={ASK_ANCHOR} title={text('cart.title')} lead={text('form.lead')}>
        <PlainOrder lines={asked} posted={posted?.form === 'order' ? posted : undefined} onDone={() => setSent(true)} />
      </Section>
    )
  }
  return (
    <Section id={ASK_ANCHOR} title={text('form.title')} lead={text('form.lead')}>
      <FooterForm posted={sent && asked.length > 0 ? (posted?.sent ? posted : orderSent) : posted} />
    </Section>
  )
}
