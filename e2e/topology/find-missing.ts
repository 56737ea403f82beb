import { spawnSync } from 'node:child_process'
import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'

/** What the topology cannot do without and this machine has not, as a sentence; null: nothing. */
export function findMissing(): string | null {
  if (!postgresPrograms) return 'the topology needs a Postgres server (apt install postgresql)'
  const { error } = spawnSync('nginx', ['-v'], { stdio: 'ignore' })
  return error ? 'the topology needs nginx (apt install nginx-light)' : null
}
