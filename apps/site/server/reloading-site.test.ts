import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import type { Site } from './create-site.ts'
import { ReloadingSite } from './reloading-site.ts'

afterEach(() => vi.restoreAllMocks())

function createSite(name: string, events: string[]): Site {
  return {
    listener: () => void events.push(`${name} answers`),
    start: async () => void events.push(`${name} starts`),
    stop: async () => void events.push(`${name} stops`),
  }
}

const request = (site: ReloadingSite) => site.listener({} as IncomingMessage, {} as ServerResponse)

it('replaces the site by the changed one, once for files that are saved together, and has requests wait', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const events: string[] = []
  const names = ['first', 'second']
  const site = new ReloadingSite(async () => {
    const name = names.shift() ?? ''
    return () => createSite(name, events)
  })
  await site.start()
  request(site)
  await vi.waitFor(() => expect(events).toEqual(['first starts', 'first answers']))
  const reloaded = [site.reload(), site.reload()]
  request(site)
  await Promise.all(reloaded)
  await vi.waitFor(() =>
    expect(events).toEqual(['first starts', 'first answers', 'first stops', 'second starts', 'second answers']),
  )
})

it('goes on with the site before where the changed sources cannot be loaded', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const events: string[] = []
  let isBroken = false
  const site = new ReloadingSite(async () => {
    if (isBroken) throw new SyntaxError('Unexpected token')
    return () => createSite('it', events)
  })
  await site.start()
  isBroken = true
  await site.reload()
  request(site)
  await vi.waitFor(() => expect(events).toEqual(['it starts', 'it answers']))
  expect(log).toHaveBeenCalledOnce()
  isBroken = false
  await site.reload()
  expect(events.slice(2)).toEqual(['it stops', 'it starts'])
})
