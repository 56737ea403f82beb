import { isAbsolute, resolve } from 'node:path'
import type { z } from 'zod'
import type { Variable } from './variable.ts'
import { dependencies } from './variable-dependencies.ts'
import { type VariableName, variables } from './variables.ts'

type ValueOf<Name extends VariableName> = (typeof variables)[Name] extends { type: infer Type extends z.ZodType }
  ? z.output<Type> | ((typeof variables)[Name] extends { default: string } ? never : undefined)
  : never

/** The values of some variables; undefined where one is unset and has no default. */
export type EnvironmentOf<Name extends VariableName> = { [Each in Name]: ValueOf<Each> }

export type EnvironmentSource = Record<string, string | undefined>

/**
 * Reads variables of the environment by the table of `variables.ts` (R18.3). Blank is unset.
 * @param source such as `process.env`
 * @param root gives the folder that relative folders are meant from; asked only where there is one
 * @throws one sentence for each wrong value, which never shows a value of a secret
 */
export function readEnvironment<Name extends VariableName>(
  names: readonly Name[],
  source: EnvironmentSource,
  root: () => string,
): EnvironmentOf<Name> {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const name of names) {
    const variable: Variable = variables[name]
    const given = isSet(source, name) ? source[name] : variable.default
    if (given === undefined) continue
    const parsed = variable.type.safeParse(given)
    if (!parsed.success) problems.push(`${name}: ${parsed.error.issues[0]?.message}${show(variable, given)}`)
    else values[name] = variable.isFolder ? toAbsolute(String(parsed.data), root) : parsed.data
  }
  problems.push(...findMissing(names, source))
  if (problems.length > 0) throw new Error(`The environment is not right.\n  ${problems.join('\n  ')}`)
  return values as EnvironmentOf<Name>
}

function findMissing(names: readonly VariableName[], source: EnvironmentSource): string[] {
  return dependencies
    .filter(({ when, is }) => names.includes(when) && isSet(source, when) && (is === undefined || source[when] === is))
    .filter(({ needs }) => !needs.every((it) => isSet(source, it)))
    .map(({ when, error }) => `${when}: ${error}`)
}

function isSet(source: EnvironmentSource, name: string): boolean {
  return (source[name] ?? '').trim() !== ''
}

function toAbsolute(folder: string, root: () => string): string {
  return isAbsolute(folder) ? folder : resolve(root(), folder)
}

/** What a wrong value is, without the password that an address may carry. */
function show({ isSecret }: Variable, given: string): string {
  return isSecret ? '' : ` (it is ${JSON.stringify(given.replace(/\/\/[^/@]*@/, '//…@'))})`
}
