import { join } from 'node:path'
import { readKeptSecret } from '@vitrine/platform/kept-secret'

/** The secret that signs sessions, created once and stored in DATA_DIR, so that a restart does not log everybody out. */
export function readOrCreateSecret(dataDir: string): string {
  return readKeptSecret(join(dataDir, 'secret'))
}
