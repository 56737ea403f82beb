export type Round = { site: number; nginx: number }

/** Runs the rounds. Gives minimum, median and maximum of both, in requests a second, and the ratio of the medians. */
export function runRounds(count: number, round: () => Round) {
  const rounds = Array.from({ length: count }, round)
  const site = spread(rounds.map((it) => it.site))
  const nginx = spread(rounds.map((it) => it.nginx))
  return { site, nginx, ratio: site[1] / nginx[1] }
}

function spread(values: number[]): [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b).map((it) => Math.round(it))
  return [sorted[0] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
}

/** Reads requests a second from the output of wrk. @throws where requests failed: failures are answered quickly and would count */
export function readRequestsASecond(output: string): number {
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`the load was not answered well:\n${output}`)
  const found = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]
  if (!found) throw new Error(`no figure in:\n${output}`)
  return Number(found)
}
