'use client'

import { TextField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { type CorrectedFact, listCorrections } from './corrections.ts'

type Facts = Partial<Record<CorrectedFact, unknown>>

/** Is asked for as soon as the form says something else of a delivered machine than what is saved. */
export const CorrectionReason: TextFieldClientComponent = (props) => {
  const { savedDocumentData } = useDocumentInfo()
  const deliveredOn = useFormFields(([fields]) => fields.deliveredOn?.value)
  const modelYear = useFormFields(([fields]) => fields.modelYear?.value)
  const saved = savedDocumentData as Parameters<typeof listCorrections>[0] | undefined
  if (!saved) return null
  const isCorrected = listCorrections(saved, toFacts({ deliveredOn, modelYear })).length > 0
  return isCorrected ? <TextField {...props} /> : null
}

/** As the form has them: a date that was just chosen is no text yet. */
function toFacts({ deliveredOn, modelYear }: Facts): Parameters<typeof listCorrections>[1] {
  const day = deliveredOn instanceof Date ? deliveredOn.toISOString() : deliveredOn
  return {
    deliveredOn: typeof day === 'string' ? day : null,
    modelYear: typeof modelYear === 'number' ? modelYear : null,
  }
}
