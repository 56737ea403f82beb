import * as migration_20261121_033519_initial from './20261121_033519_initial.ts'

export const migrations = [
  {
    up: migration_20261121_033519_initial.up,
    down: migration_20261121_033519_initial.down,
    name: '20261121_033519_initial'
  },
];
