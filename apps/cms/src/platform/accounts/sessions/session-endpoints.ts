import { accountEndpoint } from '../account-endpoint.ts'
import { recentLogins } from '../login/recent-logins.ts'
import { endSessions, sessionsOf } from './end-sessions.ts'

export type ListedSession = {
  id: string
  createdAt: string
  address: string
  userAgent: string
  isCurrent: boolean
}

/** The open sessions of an account: listed, ended one by one, or all but the one that asks (R12.35). */
export const sessionEndpoints = [
  accountEndpoint('get', '/:account/sessions', async ({ req, user, account }) => {
    const logins = await recentLogins(req.payload, account.id)
    const sessions = (await sessionsOf(req.payload, account.id)).map(({ id, createdAt }): ListedSession => {
      const login = logins.find(({ session }) => session === id)
      const { address, userAgent } = login ?? {}
      return { id, createdAt, address: address ?? '', userAgent: userAgent ?? '', isCurrent: id === user._sid }
    })
    return { sessions: sessions.toReversed() }
  }),
  accountEndpoint('delete', '/:account/sessions/:session', async ({ req, account }) => {
    await endSessions(req.payload, account.id, ({ id }) => id !== req.routeParams?.session)
    return {}
  }),
  accountEndpoint('delete', '/:account/sessions', async ({ req, user, account }) => {
    await endSessions(req.payload, account.id, ({ id }) => id === user._sid)
    return {}
  }),
]
