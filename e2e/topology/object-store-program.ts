import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createObjectStore } from '@vitrine/platform/testing/object-store'

/** The object store of the topology, as a program that can be killed: `node object-store-program.ts PORT FOLDER`. */
const [port = '', folder = ''] = process.argv.slice(2)
const part = join(folder, 'part')
const pathOf = (key: string) => join(folder, 'objects', encodeURIComponent(key))
mkdirSync(join(folder, 'objects'), { recursive: true })

createObjectStore({
  get: (key) => (existsSync(pathOf(key)) ? readFileSync(pathOf(key)) : undefined),
  // Whole or not at all: who is killed in between has not answered.
  set(key, body) {
    writeFileSync(part, body)
    renameSync(part, pathOf(key))
    return new Map()
  },
  delete: (key) => (rmSync(pathOf(key), { force: true }), true),
  keys: () => readdirSync(join(folder, 'objects')).map(decodeURIComponent).values(),
}).listen(Number(port), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
