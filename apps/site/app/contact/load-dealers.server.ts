import type { Dealer } from '@vitrine/contract/shapes/editorial'
import type { PageApi } from '../../shared/site-context.ts'
import { continentOrder } from './open-continent.ts'

/** The dealers of every continent, each asked for with the time, which caches on the way cannot answer (R7.14). */
export async function loadDealers(api: Pick<PageApi, 'optional'>): Promise<Dealer[]> {
  const lists = await Promise.all(
    continentOrder.map(async (continent) => {
      const dealers = await api.optional('listDealers', [], { continent, timestamp: Date.now() })
      // A backend that does not look at the continent answers all dealers each time.
      return dealers.filter((dealer) => dealer.continent === continent)
    }),
  )
  return lists.flat()
}
