import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { SheetsBusy } from '../../shared/sheets/sheet.ts'
import type { TypesetJob } from './typeset.ts'
import type { TypesetReply } from './typeset-program.ts'

export type TypesetterOptions = {
  program?: string
  /** So many wait for the one that is made. */
  maxWaiting?: number
  /** What takes longer hangs. */
  maxMs?: number
  /** So long after the last sheet the process ends, and gives its memory back. */
  idleMs?: number
  /** After so many sheets another process takes over, whatever the engine may have kept. */
  maxSheets?: number
}

type Waiting = { job: TypesetJob; resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void }

/**
 * Has sheets typeset by a process of its own, one after the other (R2.118, R2.119). The process is started for the first sheet and ends when there is nothing
 * to do; one that hangs or dies costs the sheet that it was at, and the next has another.
 */
export class Typesetter {
  readonly #program: string
  readonly #limits: Required<Omit<TypesetterOptions, 'program'>>
  readonly #waiting: Waiting[] = []
  #child: ChildProcess | null = null
  #made = 0
  #isWorking = false
  #idle: NodeJS.Timeout | undefined

  constructor({ program, maxWaiting = 24, maxMs = 8000, idleMs = 60_000, maxSheets = 200 }: TypesetterOptions = {}) {
    this.#program = program ?? join(repositoryRoot(), 'apps/site/server/sheets/typeset-program.ts')
    this.#limits = { maxWaiting, maxMs, idleMs, maxSheets }
  }

  /** Whether no other sheet would be taken. @param preparing so many are about to be given besides those that wait */
  isBusyWith(preparing: number): boolean {
    return this.#waiting.length + preparing >= this.#limits.maxWaiting
  }

  /** The process that typesets; undefined while there is none. */
  get processId(): number | undefined {
    return this.#child?.pid
  }

  /** @throws SheetsBusy where too many wait, or an error that says what has happened to this one */
  typeset(job: TypesetJob): Promise<Uint8Array> {
    if (this.isBusyWith(0)) return Promise.reject(new SheetsBusy('too many sheets are waited for'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject })
      if (!this.#isWorking) void this.#workOff()
    })
  }

  stop() {
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the site stops'))
    this.#end()
  }

  async #workOff() {
    this.#isWorking = true
    clearTimeout(this.#idle)
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
      await this.#make(next.job).then(next.resolve, next.reject)
    this.#isWorking = false
    this.#idle = setTimeout(() => this.#end(), this.#limits.idleMs)
    this.#idle.unref()
  }

  async #make(job: TypesetJob): Promise<Uint8Array> {
    const child = (this.#child ??= this.#start())
    const reply = await ask(child, job, this.#limits.maxMs).catch((error: unknown) => {
      this.#end()
      throw error
    })
    if (++this.#made >= this.#limits.maxSheets) this.#end()
    if ('error' in reply) throw new Error(reply.error)
    if (reply.warning) console.warn(`the sheet "${job.sheet.title}" is no PDF/UA-1:`, reply.warning)
    return reply.pdf
  }

  /** It is given no setting of the site's: the process needs none, and knows no secret so. */
  #start(): ChildProcess {
    const child = fork(this.#program, { env: {}, execArgv: [], serialization: 'advanced' })
    // Nobody has to wait for it: it ends with this process.
    child.unref()
    child.channel?.unref()
    child.on('error', (error) => console.error('typesetting:', error.message))
    child.once('exit', () => {
      if (this.#child === child) this.#child = null
    })
    return child
  }

  /** Without ceremony: the engine hears nothing while it works. */
  #end() {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = null
    this.#made = 0
  }
}

function ask(child: ChildProcess, job: TypesetJob, maxMs: number): Promise<TypesetReply> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit)
      act()
    }
    const onMessage = (reply: unknown) => settle(() => resolve(reply as TypesetReply))
    const onExit = () => settle(() => reject(new Error('the process that typesets has ended')))
    const timer = setTimeout(() => settle(() => reject(new Error(`a sheet took more than ${maxMs} ms`))), maxMs)
    child.on('message', onMessage).on('exit', onExit)
    child.send(job, (error) => error && onExit())
  })
}
