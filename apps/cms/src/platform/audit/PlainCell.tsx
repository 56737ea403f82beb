import type { DefaultServerCellComponentProps } from 'payload'

/** A text of the list, and nothing where Payload would name what is missing: most entries have no changed fields. */
export function PlainCell({ cellData }: DefaultServerCellComponentProps) {
  return <>{cellData}</>
}
