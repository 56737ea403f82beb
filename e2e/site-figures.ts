/** What `/metrics` says of a site. */
export type SiteFigures = { rssMb: number; entries: number; cacheMb: number; uptimeS: number }

/** @throws where the site does not answer */
export async function readFigures(siteUrl: string): Promise<SiteFigures> {
  const text = await (await fetch(`${siteUrl}/metrics`, { signal: AbortSignal.timeout(30_000) })).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    rssMb: figure('process_resident_memory_bytes') / 1e6,
    entries: figure('vitrine_page_cache_entries'),
    cacheMb: figure('vitrine_page_cache_bytes') / 1e6,
    uptimeS: figure('process_uptime_seconds'),
  }
}
