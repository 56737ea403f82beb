import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { settings } from '../../platform/settings.ts'
import { deskEndpoint, DeskRefusal, jsonResponse, readBody } from '../desk/desk-endpoint.ts'
import { today } from '../next-step/today.ts'
import type { LoadedRule } from './decide-route.ts'
import { loadRules } from './load-rules.ts'
import { ruleTargets } from './rule.ts'
import { tryRules } from './try-rules.ts'

const NEW_RULE = -1
const MAX_TRIED = 5000

const reference = z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]).nullish()
const words = z
  .array(z.string().max(200))
  .max(300)
  .nullish()
  .transform((it) => it ?? [])

/** A rule as its form has it, saved or not. */
const draft = z.object({
  id: z.number().nullish(),
  name: z.string().max(200).nullish(),
  position: z.number().nullish(),
  countries: words,
  languages: words,
  categories: words,
  kinds: words,
  target: z.enum(ruleTargets),
  person: reference,
  team: reference,
  dealer: reference,
})
const shape = z.object({ count: z.number().int().min(1).max(MAX_TRIED), rule: draft.optional() })

/**
 * What the rules would have done with the last `count` enquiries. With `rule` as if that one were saved and turned on, at its place among the
 * others. It changes nothing.
 */
export const tryRulesEndpoint = deskEndpoint('post', '/try', async (req) => {
  const { count, rule } = await readBody(req, shape)
  const saved = await loadRules(req.payload)
  const own = rule ? await loadDraft(req, rule) : null
  const rules = own ? putInPlace(saved, own) : saved
  return jsonResponse(await tryRules(req.payload, { rules, own, count, day: today(settings.DESK_TIME_ZONE) }))
})

function putInPlace(saved: readonly LoadedRule[], own: LoadedRule): LoadedRule[] {
  const others = saved.filter(({ id }) => id !== own.id)
  const after = ({ position, id }: LoadedRule) => {
    const difference = (position ?? 0) - (own.position ?? Infinity)
    return difference > 0 || (difference === 0 && own.id !== NEW_RULE && id > own.id)
  }
  const place = others.findIndex(after)
  return place < 0 ? [...others, own] : [...others.slice(0, place), own, ...others.slice(place)]
}

/** @throws DeskRefusal where nobody was chosen yet */
async function loadDraft({ payload }: PayloadRequest, rule: z.infer<typeof draft>): Promise<LoadedRule> {
  const id = rule[rule.target]
  if (!id) throw new DeskRefusal(400, 'rule.noTarget')
  const collection = ({ person: 'users', team: 'teams', dealer: 'dealer-contacts' } as const)[rule.target]
  const found = await payload.findByID({ collection, id, depth: 1, disableErrors: true })
  if (!found) throw new DeskRefusal(400, 'rule.noTarget')
  const { countries, languages, kinds, ...rest } = rule
  return {
    ...rest,
    id: rule.id ?? NEW_RULE,
    name: rule.name || '–',
    enabled: true,
    // Compared with what enquiries have, whatever they are.
    countries: countries as LoadedRule['countries'],
    languages: languages as LoadedRule['languages'],
    kinds: kinds as LoadedRule['kinds'],
    person: null,
    team: null,
    dealer: null,
    [rule.target]: found,
    createdAt: '',
    updatedAt: '',
  } as LoadedRule
}
