import type { Call } from '@vitrine/contract/call'
import { type CallName, calls } from '@vitrine/contract/calls'

export type MatchedCall = { name: CallName; call: Call; params: Record<string, string> }
type Pattern = { name: CallName; call: Call; segments: string[] }

const toSegments = (path: string) => path.split('/').filter(Boolean)

const patterns: Pattern[] = Object.entries<Call>(calls).map(([name, call]) => ({
  name: name as CallName,
  call,
  segments: toSegments(call.path),
}))

/** The calls at a path below the API base, of any method. The trailing slash makes no difference. */
export function matchCalls(path: string): MatchedCall[] {
  const given = toSegments(path)
  return patterns.flatMap(({ name, call, segments }) => {
    const params = given.length === segments.length ? toParams(segments, given) : null
    return params ? [{ name, call, params }] : []
  })
}

function toParams(segments: readonly string[], given: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? ''
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = value
    else if (segment !== value) return null
  }
  return params
}
