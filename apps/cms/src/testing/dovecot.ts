import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@vitrine/platform/testing/free-port'
import { openWay } from '@vitrine/platform/testing/open-way'
import { untilAnswers } from './until-answers.ts'

const run = promisify(execFile)
const NOBODY = 65_534

/** For tests: a dovecot of their own, on loopback; null where the program is not installed. */
export async function startDovecot(user: string, password: string) {
  const program = await run('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v dovecot']).catch(() => null)
  if (!program) return null
  const path = program.stdout.trim()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-dovecot-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const isRoot = userInfo().uid === 0
  const [uid, gid] = isRoot ? [NOBODY, NOBODY] : [userInfo().uid, userInfo().gid]
  const mails = join(folder, 'mails')
  await mkdir(mails)
  if (isRoot) await chown(mails, uid, gid)
  await chmod(folder, 0o755)
  openWay(folder)
  const config = join(folder, 'dovecot.conf')
  await writeFile(config, toConfig({ folder, mails, port, user, password, uid, gid, isRoot }))
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(path, ['-F', '-c', config], { stdio: 'ignore' })
    await untilAnswers(port)
  }
  const stop = async () => {
    const own = child
    if (!own || own.exitCode !== null) return
    const ended = new Promise((resolve) => own.once('exit', resolve))
    own.kill('SIGTERM')
    await ended
  }
  await start()
  return { url: `imap://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/`, start, stop }
}

type Values = {
  folder: string
  mails: string
  port: number
  user: string
  password: string
  uid: number
  gid: number
  isRoot: boolean
}

function toConfig({ folder, mails, port, user, password, uid, gid, isRoot }: Values): string {
  const name = userInfo().username
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${mails}/%u
first_valid_uid = 1
first_valid_gid = 1
last_valid_gid = 0
${isRoot ? '' : `default_internal_user = ${name}\ndefault_login_user = ${name}\ndefault_internal_group = ${name}`}
service imap-login {
  ${isRoot ? '' : 'chroot ='}
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${isRoot ? '' : 'service anvil {\n  chroot =\n}'}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${mails}/${user}
}
`
}
