import type { Person } from './person.ts'
import type { Who } from './who.ts'
import type { World } from './world.ts'

/** What a person does, from the dashboard on, until it is seen to be done. @throws where it cannot be done */
export type Doing = (person: Person) => Promise<void>

/**
 * A task of a day. `way`: how it is done, in a line. `before`: what was said of it when it was first tried. `prepare` makes what it is done with, and gives the doing;
 * `notHere` says instead why it is not driven.
 */
export type Task = {
  who: Who
  name: string
  way: string
  before?: string
} & ({ prepare: (world: World) => Promise<Doing> } | { notHere: string })

/** What became of a task. */
export type Result = {
  task: Task
  number: number
  presses: number
  keys: number
  seconds: number
  error: string | null
}
