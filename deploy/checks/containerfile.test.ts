import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deployFolder, readContainerfile, readDeployFile } from './deploy-files.ts'

const root = join(deployFolder, '..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { link?: boolean }>
}
const lines = readContainerfile()
const paths = Object.keys(lock.packages)

it('the image gets the package.json of every workspace before it installs [R18.73]', () => {
  const workspaces = paths.filter((it) => it !== '' && !it.includes('node_modules/'))
  const copied = lines.flatMap((it) => /^COPY (\S+)\/package\.json \1\/$/.exec(it)?.[1] ?? [])
  expect(copied.toSorted()).toEqual(workspaces.toSorted())
})

it('only packages that are installed are named as needed for a build alone [R18.73]', () => {
  const named = readDeployFile('build-only-packages.txt').trim().split('\n')
  const isInstalled = (name: string) =>
    paths.some((it) => it === `node_modules/${name}` || it.startsWith(`node_modules/${name}/`))
  expect(named.filter((it) => !isInstalled(it))).toEqual([])
  expect(named).toEqual(named.toSorted())
})

it('the image runs as a user of its own, with one volume, and leaves the build behind [R18.75]', () => {
  const last = lines.slice(lines.findLastIndex((it) => it.startsWith('FROM ')))
  expect(last).toEqual(expect.arrayContaining(['USER 1000:1000', 'VOLUME /data', 'CMD ["run/serve.ts", "--built"]']))
  expect(last.filter((it) => it.startsWith('RUN '))).toEqual([])
  expect(existsSync(join(root, 'run/serve.ts'))).toBe(true)
})
