import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { openWay } from './open-way.ts'

const DEBIAN = '/usr/lib/postgresql'
const MAX_START_TRIES = 200
const run = promisify(execFile)

/** Where the programs of a Postgres server are on this machine; null where there is none. */
export const postgresPrograms: string | null =
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb'))) ?? null

/**
 * For tests: what starts a Postgres server of their own, on loopback, with its data in a new folder.
 * @param port a free one, where none is named
 * @throws where the machine has none
 */
export async function preparePostgresServer(port?: number) {
  const programs = findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'))
  // The server refuses to run as root: Debian's package has made a user for it.
  const owner = process.getuid?.() === 0 ? postgresUser() : null
  if (owner) chownSync(folder, owner.uid, owner.gid)
  openWay(folder)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: '/' }
  const initialise = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await run(join(programs, 'initdb'), initialise, options)
  const own = port ?? (await freePort())
  const args = ['-D', data, '-p', String(own), '-h', '127.0.0.1', '-k', folder, '-F']
  return {
    url: `postgres://postgres@127.0.0.1:${own}/postgres`,
    command: join(programs, 'postgres'),
    args,
    options,
    /** @throws where it has ended, or does not answer for long */
    async untilUp(hasEnded: () => boolean) {
      for (let tries = 0; !(await isUp(programs, own)); tries++) {
        if (tries > MAX_START_TRIES || hasEnded()) throw new Error('the Postgres server does not start')
        await pause(50)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** For tests: a Postgres server of their own, on loopback, that is gone with this process. @throws where the machine has none */
export async function startPostgresServer() {
  const { url, command, args, options, untilUp, remove } = await preparePostgresServer()
  const server: ChildProcess = spawn(command, args, { ...options, stdio: 'ignore' })
  const end = () => {
    server.kill('SIGKILL')
    remove()
  }
  process.once('exit', end)
  await untilUp(() => server.exitCode !== null)
  return {
    url,
    async stop() {
      server.kill('SIGINT')
      await once(server, 'exit')
      end()
    },
  }
}

/** Makes an empty database on a server. @param url of any database there @returns its DATABASE_URL */
export async function createDatabase(url: string, name: string): Promise<string> {
  await run(join(findPrograms(), 'createdb'), [`--maintenance-db=${url}`, name])
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** The rows of a statement that selects. */
export async function readRows(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const asJson = `SELECT coalesce(json_agg(it), '[]') FROM (${statement}) AS it`
  const { stdout } = await run(join(findPrograms(), 'psql'), [url, '-XAtc', asJson], { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as Record<string, unknown>[]
}

function findPrograms(): string {
  if (!postgresPrograms) throw new Error(`there is no Postgres server on this machine (${dirname(DEBIAN)})`)
  return postgresPrograms
}

const isUp = (programs: string, port: number) =>
  run(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
    () => true,
    () => false,
  )

function postgresUser() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}
