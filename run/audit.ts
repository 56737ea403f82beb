import { spawnSync } from 'node:child_process'
import { root } from './paths.ts'
import { readAuditReport } from './read-audit-report.ts'

const TIMEOUT_MS = 120_000
const args = ['audit', '--omit=dev', '--audit-level=high', '--json']

const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: TIMEOUT_MS, maxBuffer: 64e6 })
const outcome = readAuditReport(stdout ?? '')
if (outcome.kind === 'unanswered') {
  console.log(`The registry answers no audits, so nothing is known: ${outcome.reason}`)
} else if (outcome.vulnerabilities.length === 0) {
  console.log('No vulnerability that is high or critical is known of what runs in production.')
} else {
  for (const { name, severity, titles } of outcome.vulnerabilities)
    console.error(`${severity}: ${name}\n${titles.map((it) => `  ${it}`).join('\n')}`)
  console.error(`${outcome.vulnerabilities.length} packages; npm audit says which versions are corrected`)
  process.exitCode = 1
}
