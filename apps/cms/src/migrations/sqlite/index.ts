import * as migration_20261121_035102_initial from './20261121_035102_initial.ts'
import * as migration_20261121_064007_redirects_and_misses from './20261121_064007_redirects_and_misses.ts'
import * as migration_20261121_071151_desk from './20261121_071151_desk.ts'
import * as migration_20261121_071206_desk_without_old_columns from './20261121_071206_desk_without_old_columns.ts'
import * as migration_20261121_072422_model3d from './20261121_072422_model3d.ts'

export const migrations = [
  {
    up: migration_20261121_035102_initial.up,
    down: migration_20261121_035102_initial.down,
    name: '20261121_035102_initial',
  },
  {
    up: migration_20261121_064007_redirects_and_misses.up,
    down: migration_20261121_064007_redirects_and_misses.down,
    name: '20261121_064007_redirects_and_misses',
  },
  {
    up: migration_20261121_071151_desk.up,
    down: migration_20261121_071151_desk.down,
    name: '20261121_071151_desk',
  },
  {
    up: migration_20261121_071206_desk_without_old_columns.up,
    down: migration_20261121_071206_desk_without_old_columns.down,
    name: '20261121_071206_desk_without_old_columns',
  },
  {
    up: migration_20261121_072422_model3d.up,
    down: migration_20261121_072422_model3d.down,
    name: '20261121_072422_model3d'
  },
];
