import * as migration_20261122_133139_initial from './20261122_133139_initial.ts'
import * as migration_20261122_164334_company_chat from './20261122_164334_company_chat.ts'
import * as migration_20261122_232349_safety from './20261122_232349_safety.ts'

export const migrations = [
  {
    up: migration_20261122_133139_initial.up,
    down: migration_20261122_133139_initial.down,
    name: '20261122_133139_initial',
  },
  {
    up: migration_20261122_164334_company_chat.up,
    down: migration_20261122_164334_company_chat.down,
    name: '20261122_164334_company_chat',
  },
  {
    up: migration_20261122_232349_safety.up,
    down: migration_20261122_232349_safety.down,
    name: '20261122_232349_safety'
  },
];
