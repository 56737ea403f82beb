import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './paths.ts'

const [file] = process.argv.slice(2)
const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev']

const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 256e6 })
if (status !== 0) {
  console.error(stderr || 'npm could not be run; it must be version 10 or later')
  process.exit(1)
}
const bom = JSON.parse(stdout) as { metadata: { component: { name: string } }; components: unknown[] }
// npm takes the name of the folder.
const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }
bom.metadata.component.name = name
const text = `${JSON.stringify(bom, null, 2)}\n`
if (file === undefined) process.stdout.write(text)
else {
  writeFileSync(resolve(process.env.INIT_CWD ?? root, file), text)
  console.log(`${bom.components.length} components are in ${file}`)
}
