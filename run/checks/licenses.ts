import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { allowedLicenses, licenseExceptions } from './license-rules.ts'
import type { Findings, ProjectFile } from './project-files.ts'

type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean }

/** The packages that are installed to run in production, optional ones for other machines too, have licences of the list or a reason. */
export function checkLicenses(files: readonly ProjectFile[], readManifest = readInstalled): Findings {
  const lock = files.find(({ path }) => path === 'package-lock.json')?.text ?? '{}'
  const { packages = {} } = JSON.parse(lock) as { packages?: Record<string, Locked> }
  const inProduction = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  )
  const used = new Set<RegExp>()
  const problems = inProduction.flatMap(([path, { license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const expression = license ?? readManifest(path) ?? 'none'
    const isAllowed = (it: string) => {
      if (allowedLicenses.has(it)) return true
      const exception = licenseExceptions.find(({ packages: names, license: of }) => of === it && names.test(name))
      if (exception) used.add(exception.packages)
      return exception !== undefined
    }
    return isLicensed(expression, isAllowed) ? [] : [`${name} is under ${expression}: see run/checks/license-rules.ts`]
  })
  const unused = licenseExceptions.filter(({ packages: names }) => !used.has(names))
  return {
    problems: [
      ...problems,
      ...unused.map(({ packages: names }) => `no package needs the exception for ${names.source}`),
    ],
    note: `${inProduction.length} packages`,
  }
}

/** The licence in a package's own file, of which older ones have a list; null where it is not installed or names none. */
function readInstalled(path: string): string | null {
  const file = join(root, path, 'package.json')
  if (!existsSync(file)) return null
  const { license, licenses = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string
    licenses?: { type: string }[]
  }
  return license ?? (licenses.map(({ type }) => type).join(' OR ') || null)
}

/** Whether an expression of SPDX is satisfied: AND binds before OR, parentheses before both. */
export function isLicensed(expression: string, isAllowed: (license: string) => boolean): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const either = (): boolean => {
    let result = both()
    while (tokens[at] === 'OR') {
      at++
      result = both() || result
    }
    return result
  }
  const both = (): boolean => {
    let result = one()
    while (tokens[at] === 'AND') {
      at++
      result = one() && result
    }
    return result
  }
  const one = (): boolean => {
    const token = tokens[at++] ?? ''
    if (token !== '(') return isAllowed(token)
    const result = either()
    at++
    return result
  }
  return either() && at >= tokens.length
}
