import { DefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { contentText } from '../content-texts.ts'
import { createEnglishNames } from './english-names.ts'

/** The name of a document in a list: the English one, marked, while there is no translation. */
export async function TitleCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionSlug, field, i18n, payload, rowData, link, linkURL, onClick, customCellProps } = props
  const name = 'name' in field ? field.name : ''
  const english = cellData ? '' : await namesOf(payload, collectionSlug, name)(rowData.id as number)
  const shown = english ? contentText({ i18n }, 'english.title', { title: english }) : cellData
  return (
    <DefaultCell
      cellData={shown}
      collectionSlug={collectionSlug}
      field={{ name, type: 'text', label: 'label' in field && typeof field.label === 'object' ? field.label : name }}
      rowData={rowData}
      {...(link === undefined ? {} : { link })}
      {...(linkURL === undefined ? {} : { linkURL })}
      {...(onClick === undefined ? {} : { onClick })}
      {...(customCellProps === undefined ? {} : { customCellProps })}
    />
  )
}

/** The names of one page of a list are read together. */
const namesOf = cache(createEnglishNames)
