'use client'

import { getTranslation } from '@payloadcms/translations'
import { CheckboxField, TextField, TextInput, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { CheckboxFieldClientProps, NumberFieldClientProps, StaticLabel, TextFieldClientProps } from 'payload'
import { useState } from 'react'
import { formatFigure, parseFigure } from './figures.ts'
import { offersField, type Parameter } from './row.ts'
import { useParameter } from './use-parameter.ts'

/** A figure with the parameter's unit, typed as the editor's language writes it. @param fromLabel its name where it begins a range */
export function SpecificationNumber({
  path,
  field,
  readOnly,
  fromLabel,
}: NumberFieldClientProps & { fromLabel?: StaticLabel }) {
  const { i18n, t } = useTranslation()
  const { language } = i18n
  const { setValue, showError, value } = useField<number | string | null>({
    potentiallyStalePath: path,
    // What is no figure stays in the form as it was typed, and is not saved.
    validate: (it) => typeof it !== 'string' || it === '' || t('validation:enterNumber'),
  })
  const [typed, setTyped] = useState('')
  const { parameter, isOffered } = useRow(path, field.name)
  if (!isOffered) return null
  const name = parameter?.kind === 'range' && fromLabel ? fromLabel : (field.label ?? field.name)
  const label = [getTranslation(name as StaticLabel, i18n), parameter?.unit && `(${parameter.unit})`]
  return (
    <TextInput
      path={path}
      label={label.filter(Boolean).join(' ')}
      value={shownText(value, typed, language)}
      showError={showError}
      readOnly={readOnly ?? false}
      style={{ flex: '1 1 25%' }}
      onChange={(event: { target: { value: string } }) => {
        const text = event.target.value
        const figure = parseFigure(text, language)
        setTyped(text)
        setValue(figure === undefined ? text : figure)
      }}
    />
  )
}

/** What was typed, for as long as it means the value: the value may have come from elsewhere since. */
function shownText(value: number | string | null | undefined, typed: string, language: string): string {
  if (typeof value === 'string') return value
  if (parseFigure(typed, language) === (value ?? null)) return typed
  return typeof value === 'number' ? formatFigure(value, language) : ''
}

export function SpecificationYes(props: CheckboxFieldClientProps) {
  return useRow(props.path, props.field.name).isOffered ? <CheckboxField {...props} /> : null
}

export function SpecificationText(props: TextFieldClientProps) {
  return useRow(props.path, props.field.name).isOffered ? <TextField {...props} /> : null
}

/** The parameter of the row that a field is in, and whether the row offers the field. */
function useRow(path: string, name: string): { parameter: Parameter | undefined; isOffered: boolean } {
  const row = path.slice(0, path.lastIndexOf('.'))
  const id = useFormFields(([fields]) => fields[`${row}.parameter`]?.value)
  const value = useFormFields(([fields]) => fields[path]?.value)
  const parameter = useParameter(id)
  return { parameter, isOffered: offersField(parameter, name, value) }
}
