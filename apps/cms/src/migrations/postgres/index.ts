import * as migration_20261121_041509_initial from './20261121_041509_initial.ts'

export const migrations = [
  {
    up: migration_20261121_041509_initial.up,
    down: migration_20261121_041509_initial.down,
    name: '20261121_041509_initial',
  },
]
