import { getPayload } from 'payload'
import config from '../../payload.config.ts'
import { readRevision } from '../../publishing/revision/revision.ts'

export const dynamic = 'force-dynamic'

/** 200 while the program runs and the database answers. */
export async function GET() {
  try {
    await readRevision(await getPayload({ config }))
    return Response.json({ ok: true })
  } catch {
    return Response.json({ ok: false }, { status: 503 })
  }
}
