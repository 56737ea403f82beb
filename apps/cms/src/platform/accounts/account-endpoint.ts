import { addDataAndFileToRequest, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import type { User } from '../../payload-types.ts'
import { hasRole } from './roles.ts'

type Asked = {
  req: PayloadRequest
  /** Who asks. */
  user: User & { _sid?: string }
  /** Whose account it is about. */
  account: Pick<User, 'id' | 'email'>
  isOwn: boolean
}

/**
 * An endpoint about one account, by the id in its address, `me` for one's own: open to its owner and to admins. Admins who still have to
 * set up their second factor reach their own account alone. Others are told that there is no such account.
 */
export function accountEndpoint(
  method: Endpoint['method'],
  path: string,
  handle: (asked: Asked) => Promise<object>,
): Endpoint {
  const handler = async (req: PayloadRequest) => {
    await addDataAndFileToRequest(req)
    const { user } = req
    if (!user) throw new Forbidden(req.t)
    const named = req.routeParams?.account ?? 'me'
    const id = named === 'me' ? user.id : Number(named)
    const isOwn = id === user.id
    if (!isOwn && !hasRole(user, 'admin')) throw new NotFound(req.t)
    const found = await req.payload.find({ collection: 'users', where: { id: { equals: id } }, depth: 0, limit: 1 })
    const [account] = found.docs
    if (!account) throw new NotFound(req.t)
    return Response.json(await handle({ req, user, account, isOwn }), { headers: { 'cache-control': 'no-store' } })
  }
  return { method, path, handler }
}
