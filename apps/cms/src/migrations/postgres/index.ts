import * as migration_20261121_041509_initial from './20261121_041509_initial.ts'
import * as migration_20261121_064024_redirects_and_misses from './20261121_064024_redirects_and_misses.ts'
import * as migration_20261121_071159_desk from './20261121_071159_desk.ts'
import * as migration_20261121_071215_desk_without_old_columns from './20261121_071215_desk_without_old_columns.ts'
import * as migration_20261121_072431_model3d from './20261121_072431_model3d.ts'

export const migrations = [
  {
    up: migration_20261121_041509_initial.up,
    down: migration_20261121_041509_initial.down,
    name: '20261121_041509_initial',
  },
  {
    up: migration_20261121_064024_redirects_and_misses.up,
    down: migration_20261121_064024_redirects_and_misses.down,
    name: '20261121_064024_redirects_and_misses',
  },
  {
    up: migration_20261121_071159_desk.up,
    down: migration_20261121_071159_desk.down,
    name: '20261121_071159_desk',
  },
  {
    up: migration_20261121_071215_desk_without_old_columns.up,
    down: migration_20261121_071215_desk_without_old_columns.down,
    name: '20261121_071215_desk_without_old_columns',
  },
  {
    up: migration_20261121_072431_model3d.up,
    down: migration_20261121_072431_model3d.down,
    name: '20261121_072431_model3d'
  },
];
