import { expect, it } from 'vitest'
import { readAuditReport } from './read-audit-report.ts'

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} })

it('names what is high or critical, with what it is [R18.71]', () => {
  const via = [{ title: 'Reads any file', url: 'https://github.com/advisories/GHSA-1' }]
  const output = report({
    a: { severity: 'critical', via },
    b: { severity: 'high', via: ['a'] },
    c: { severity: 'moderate', via },
  })
  expect(readAuditReport(output)).toEqual({
    kind: 'answered',
    vulnerabilities: [
      { name: 'a', severity: 'critical', titles: ['Reads any file (https://github.com/advisories/GHSA-1)'] },
      { name: 'b', severity: 'high', titles: ['by a'] },
    ],
  })
  expect(readAuditReport(report({}))).toEqual({ kind: 'answered', vulnerabilities: [] })
})

it.each([
  ['{"message":"405 Method Not Allowed - POST https://r.example/bulk","statusCode":405}', '405 Method Not Allowed'],
  [
    '{"error":{"code":"ENOTFOUND","summary":"request to r.example failed\\nsee the log"}}',
    'request to r.example failed',
  ],
  ['<html>a proxy</html>', 'npm gave no report'],
  ['', 'npm gave no report'],
])('knows that a registry gave no answer: %s [R18.71]', (output, reason) => {
  expect(readAuditReport(output)).toEqual({ kind: 'unanswered', reason: expect.stringContaining(reason) })
})
