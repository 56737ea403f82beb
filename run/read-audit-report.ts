export type Vulnerability = { name: string; severity: string; titles: string[] }
export type AuditOutcome =
  | { kind: 'answered'; vulnerabilities: Vulnerability[] }
  /** The registry answers no audits, as in a closed network. */
  | { kind: 'unanswered'; reason: string }

type Report = {
  auditReportVersion?: number
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string; url: string })[] }>
  message?: string
  error?: { summary?: string; code?: string }
}

const severe = new Set(['high', 'critical'])

/** What `npm audit --json` has printed: vulnerabilities that are high or critical, or why there is no answer. */
export function readAuditReport(output: string): AuditOutcome {
  const report = parse(output)
  if (report?.auditReportVersion === undefined || !report.vulnerabilities) {
    const reason = report?.message ?? report?.error?.summary ?? report?.error?.code ?? 'npm gave no report'
    return { kind: 'unanswered', reason: reason.split('\n')[0] ?? '' }
  }
  const vulnerabilities = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severe.has(severity))
    .map(([name, { severity, via }]) => ({
      name,
      severity,
      titles: via.map((it) => (typeof it === 'string' ? `by ${it}` : `${it.title} (${it.url})`)),
    }))
  return { kind: 'answered', vulnerabilities }
}

function parse(output: string): Report | null {
  try {
    return JSON.parse(output) as Report
  } catch {
    return null
  }
}
