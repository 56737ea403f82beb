import * as migration_20261121_035102_initial from './20261121_035102_initial.ts'

export const migrations = [
  {
    up: migration_20261121_035102_initial.up,
    down: migration_20261121_035102_initial.down,
    name: '20261121_035102_initial',
  },
]
