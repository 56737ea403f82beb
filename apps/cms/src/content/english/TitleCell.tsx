import { getTranslation } from '@payloadcms/translations'
import { DefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { contentText } from '../content-texts.ts'
import { daysLeftText } from '../trash/days-left-text.ts'
import { isInTrash } from '../trash/is-in-trash.ts'
import { createEnglishNames } from './english-names.ts'
import styles from './EnglishText.module.css'

/** The name of a document in a list: the English one, marked, while there is no translation; in the trash with the days that it stays there. */
export async function TitleCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionSlug, field, i18n, payload, rowData, link, linkURL, onClick, customCellProps, viewType } =
    props
  const name = 'name' in field ? field.name : ''
  const english = cellData ? '' : await namesOf(payload, collectionSlug, name)(rowData.id as number)
  const shown = english ? contentText({ i18n }, 'english.title', { title: english }) : cellData
  const title = (
    <DefaultCell
      cellData={shown}
      collectionSlug={collectionSlug}
      field={{
        name,
        type: 'text',
        label: 'label' in field && field.label ? getTranslation(field.label as string, i18n) : name,
      }}
      rowData={rowData}
      {...(link === undefined ? {} : { link })}
      {...(linkURL === undefined ? {} : { linkURL })}
      {...(onClick === undefined ? {} : { onClick })}
      {...(customCellProps === undefined ? {} : { customCellProps })}
      {...(viewType === undefined ? {} : { viewType })}
    />
  )
  return isInTrash(rowData) ? (
    <>
      {title}
      <small className={styles.days}>{daysLeftText(i18n.language, String(rowData.deletedAt))}</small>
    </>
  ) : (
    title
  )
}

/** The names of one page of a list are read together. */
const namesOf = cache(createEnglishNames)
