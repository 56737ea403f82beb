'use client'

import { SelectInput, useField } from '@payloadcms/ui'

type Option = { value: string; label: string }

/** A choice of several; what is not in the catalogue any more stays chosen until it is taken out. */
export function CategoriesSelect({ path, options, label }: { path: string; options: Option[]; label: string }) {
  const { value, setValue } = useField<string[]>({ path })
  const chosen = value ?? []
  const lost = chosen.filter((slug) => !options.some((it) => it.value === slug))
  return (
    <SelectInput
      hasMany
      path={path}
      name={path}
      label={label}
      value={chosen}
      options={[...options, ...lost.map((slug) => ({ value: slug, label: slug }))]}
      onChange={(picked) => setValue((Array.isArray(picked) ? picked : [picked]).map((it) => String(it.value)))}
    />
  )
}
