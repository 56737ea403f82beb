import { describe, expect, it } from 'vitest'
import { checkCoverage, coveragePath, toCoveragePage } from './coverage.ts'
import { checkRequirements, gapsPath, listTestTitles, requirementsPath } from './requirements.ts'

const requirements = { path: requirementsPath, text: '## 1. Pages\n\n- **R1.1** Pages.\n- **R1.2** Words.\n' }
const tests = {
  path: 'apps/site/x.test.ts',
  text: `it('shows pages [R1.1]', f)\ntest.describe(\`words of \${n} [R1.1, R1.2]\`, f)`,
}

const problemsOf = (...files: { path: string; text: string }[]) => checkRequirements(files).problems

describe('the requirements and the tests', () => {
  it('fit when every requirement has a test and every number exists', () => {
    expect(checkRequirements([requirements, tests])).toEqual({ problems: [], note: '2 requirements, 0 known gaps' })
  })

  it('do not fit while a requirement has no test', () => {
    const one = { ...tests, text: `it('shows pages [R1.1]', f)` }
    expect(problemsOf(requirements, one)).toEqual([expect.stringContaining('R1.2 has no test')])
  })

  it('do not fit when a test, code or a document names a requirement that does not exist', () => {
    const test = { path: 'e2e/x.spec.ts', text: `test('has more [R7.7]', f)` }
    const code = { path: 'apps/site/x.ts', text: '// R8.8 says so' }
    const page = { path: 'docs/x.md', text: 'As R9.9 says.' }
    expect(problemsOf(requirements, tests, test, code, page)).toEqual([
      'e2e/x.spec.ts cites R7.7, which does not exist',
      'apps/site/x.ts cites R8.8, which does not exist',
      'docs/x.md cites R9.9, which does not exist',
    ])
  })

  it('do not fit when a number stands twice', () => {
    const twice = { ...requirements, text: `${requirements.text}- **R1.1** Again.\n` }
    expect(problemsOf(twice, tests)).toEqual([`R1.1 stands twice in ${requirementsPath}`])
  })

  it('do not fit when a title names requirements in another way', () => {
    const test = { path: 'e2e/x.spec.ts', text: `test('[R1.1] is there', f); test('is [R1.1,R1.2]', f)` }
    expect(problemsOf(requirements, tests, test)).toHaveLength(2)
  })

  it('do not fit when there are no requirements at all', () => {
    expect(problemsOf({ path: requirementsPath, text: '# Nothing\n' })).toEqual([
      `${requirementsPath} has no requirements`,
    ])
  })
})

describe('a known gap', () => {
  const gap = (number: string) => ({ path: gapsPath, text: `- **${number}** The words are missing.\n` })
  const one = { ...tests, text: `it('shows pages [R1.1]', f)` }

  it('stands for a test, and is counted', () => {
    expect(checkRequirements([requirements, one, gap('R1.2')])).toEqual({
      problems: [],
      note: '2 requirements, 1 known gaps',
    })
  })

  it('is refused when it has a test or is no requirement', () => {
    expect(problemsOf(requirements, tests, gap('R1.2'))).toEqual([expect.stringContaining('R1.2 has a test')])
    expect(problemsOf(requirements, tests, gap('R1.3'))).toEqual([`${gapsPath} cites R1.3, which does not exist`])
  })
})

describe('the titles of tests', () => {
  it('are the first arguments of test functions, templates and tables included; skipped tests, other strings and comments are none', () => {
    const text = `it.each([['a [R1.1]']])('is %s [R1.1]', f)
// it('commented out [R1.2]', f)
const other = say('not a title [R1.2]')
test(\`\${a} and \${b} [R1.2]\`, f)
test.skip('does not run [R1.2]', f)`
    expect(listTestTitles([{ path: 'x.test.ts', text }])).toEqual([
      { file: 'x.test.ts', title: 'is %s', numbers: ['R1.1'] },
      { file: 'x.test.ts', title: '${a} and ${b}', numbers: ['R1.2'] },
    ])
    expect(listTestTitles([{ path: 'x.ts', text }])).toEqual([])
  })

  it('begin with those of the groups around them', () => {
    const text = `describe('the order', () => {
  it('arrives (once) [R1.1]', () => { expect(f(1)).toBe(2) })
})
it('is alone [R1.2]', f)`
    expect(listTestTitles([{ path: 'x.test.ts', text }]).map(({ title }) => title)).toEqual([
      'the order',
      'the order › arrives (once)',
      'is alone',
    ])
  })
})

describe('the page of coverage', () => {
  it('lists the tests of each requirement, and has to be up to date', () => {
    const page = toCoveragePage([requirements, tests])
    expect(page).toContain('## 1. Pages\n\n- **R1.1**\n  - `apps/site/x.test.ts` › shows pages\n')
    expect(checkCoverage([requirements, tests, { path: coveragePath, text: page }]).problems).toEqual([])
    const later = { ...tests, text: tests.text.replace('shows pages', 'shows all pages') }
    expect(checkCoverage([requirements, later, { path: coveragePath, text: page }]).problems).toHaveLength(1)
    expect(checkCoverage([requirements, tests]).problems).toHaveLength(1)
  })
})
