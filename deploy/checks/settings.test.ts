import { expect, it } from 'vitest'
import { readEnvironment } from '@vitrine/platform/environment/read-environment'
import { type VariableName, variables } from '@vitrine/platform/environment/variables'
import { type Manifest, readCompose, readContainerfile, readDeployFile, readManifests } from './deploy-files.ts'

/** What others than our programs read: Node, its libraries, the system. */
const foreign = new Set(['NODE_ENV', 'PATH', 'TMPDIR', 'HOME'])

const isOurs = ({ image = '' }: { image?: string }) => image.startsWith('vitrine')
const kubernetesSettings = (kind: string, key: string) =>
  readManifests()
    .filter((it) => it.kind === kind)
    .flatMap((it: Manifest) => Object.entries((it[key] ?? {}) as Record<string, string>))

/** What each file sets for our programs. */
const settings: Record<string, [string, string][]> = {
  Containerfile: readContainerfile()
    .filter((it) => it.startsWith('ENV '))
    .flatMap((it) => it.slice(4).split(' '))
    .map((it) => it.split('=') as [string, string]),
  'compose.yaml': Object.values(readCompose().services)
    .filter(isOurs)
    .flatMap(({ environment }) => Object.entries(environment ?? {})),
  kubernetes: [...kubernetesSettings('ConfigMap', 'data'), ...kubernetesSettings('Secret', 'stringData')],
  'systemd/vitrine.service': [...readDeployFile('systemd/vitrine.service').matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, text = '']) => text.split(' '))
    .map((it) => it.split('=') as [string, string]),
}

it.each(Object.keys(settings))('%s sets nothing that the programs do not read, and nothing wrong [R18.73]', (file) => {
  const given = (settings[file] ?? []).filter(([name]) => !foreign.has(name))
  expect(given.map(([name]) => name).filter((name) => !(name in variables))).toEqual([])
  const names = given.map(([name]) => name as VariableName)
  // What the operator fills in is not there yet.
  const known = given.filter(([, value]) => !value.includes('$') && value !== '')
  const missing = Object.fromEntries(names.map((name) => [name, 'filled in']))
  expect(() =>
    readEnvironment(
      known.map(([name]) => name as VariableName),
      { ...missing, ...Object.fromEntries(known) },
      () => '/',
    ),
  ).not.toThrow()
})

it('asks in compose.env.example for what compose.yaml takes from it, and for nothing else [R18.73]', () => {
  const asked = [...readDeployFile('compose.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const taken = [...readDeployFile('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name)
  expect(asked.toSorted()).toEqual([...new Set(taken)].toSorted())
})

it('has the ports at which the programs listen in every file [R18.73]', () => {
  const { PORT } = variables
  const port = Number(PORT.default)
  expect(readContainerfile()).toContain(`EXPOSE ${port}`)
  expect(readDeployFile('nginx.conf')).toContain(`server 127.0.0.1:${port};`)
  expect(readDeployFile('Caddyfile')).toContain(`{$UPSTREAMS:127.0.0.1:${port}}`)
  const { services } = readCompose()
  const instances = Object.keys(services).filter((name) => /^vitrine-\d$/.test(name))
  expect(services.proxy?.environment?.UPSTREAMS).toBe(instances.map((name) => `${name}:${port}`).join(' '))
  const ports = JSON.stringify(readManifests()).matchAll(/"(?:containerPort)":(\d+)/g)
  expect([...ports].map(([, it]) => Number(it))).toEqual([port])
  expect(JSON.stringify(readManifests().find(({ kind }) => kind === 'NetworkPolicy'))).toContain(
    `"ports":[{"port":${port}}]`,
  )
})

it('never lets anybody but a proxy reach an instance that believes one [R18.73]', () => {
  const { services } = readCompose()
  for (const service of Object.values(services).filter(isOurs)) {
    expect(service.environment?.TRUST_PROXY).toBe('1')
    expect(service.ports).toBeUndefined()
  }
})
