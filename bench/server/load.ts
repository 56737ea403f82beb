import { execFileSync } from 'node:child_process'
import { hasProgram } from './pinned.ts'

const CONNECTIONS = 32

/** How many requests a second are answered, loaded by core 1 over 32 kept connections: by wrk where it is installed, else by autocannon. */
export function measureLoad(url: string, seconds: number, headers: Record<string, string>): number {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const [program, ...args] = hasProgram('wrk')
    ? ['wrk', '-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`]
    : ['npx', '--yes', 'autocannon@9.0.0', '--json', '-c', String(CONNECTIONS), '-d', String(seconds)]
  const output = execFileSync('taskset', ['-c', '1', program ?? '', ...args, ...sent, url], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return program === 'wrk' ? readWrk(output) : readAutocannon(output)
}

/** @throws where requests failed: failures are answered quickly and would count */
function readWrk(output: string): number {
  const found = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]
  if (!found || /Non-2xx|Socket errors/.test(output)) throw new Error(`the load was not answered well:\n${output}`)
  return Number(found)
}

/** @throws where requests failed */
function readAutocannon(output: string): number {
  const { requests, non2xx, errors } = JSON.parse(output) as {
    requests: { average: number }
    non2xx: number
    errors: number
  }
  if (non2xx + errors > 0) throw new Error(`the load was not answered well: ${non2xx} failures, ${errors} errors`)
  return requests.average
}
