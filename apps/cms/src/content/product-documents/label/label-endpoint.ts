import { toSerialPath } from '@vitrine/contract/document-address'
import type { Endpoint, PayloadRequest } from 'payload'
import { toRowId } from '../../../platform/database/row-id.ts'
import { forEditors, jsonAnswer } from '../../../platform/http/for-editors.ts'
import { settings } from '../../../platform/settings.ts'
import { drawLabel } from './draw-label.ts'

/** The label of a serial number as SVG, for editors and admins. */
export const labelEndpoint: Endpoint = {
  method: 'get',
  path: '/:id/label',
  handler: forEditors('the label of a serial number', answerLabel),
}

async function answerLabel({ payload, routeParams }: PayloadRequest): Promise<Response> {
  const id = toRowId(routeParams?.id)
  const found = id
    ? await payload.findByID({ collection: 'serial-numbers', id, depth: 1, locale: 'en', disableErrors: true })
    : null
  if (!found) return jsonAnswer({ error: 'notFound' }, 404)
  const { product, serial } = found
  const { name: company } = await payload.findGlobal({ slug: 'company', depth: 0 })
  const { model = '', name = '' } = typeof product === 'object' ? product : {}
  const link = settings.SITE_URL + toSerialPath(serial)
  return new Response(drawLabel({ link, serial, model, name: name ?? '', company: company ?? '' }), {
    headers: {
      'content-type': 'image/svg+xml',
      'content-disposition': `inline; filename="${serial.replaceAll(/[^\w.-]/g, '_')}.svg"`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
