import { readdirSync, readFileSync } from 'node:fs'

/** What a process takes in memory, in MB. @throws where there is no such process */
export function readResidentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1000
}

/** The programs of a product, as the supervisor starts them. */
const scripts = { cms: 'src/start.ts', site: 'build/server/index.js' }

/** The process of a program of the product with a data folder; 0 where there is none. */
export function findProgram(program: keyof typeof scripts, dataDir: string): number {
  const isIt = (pid: string) =>
    readProcessFile(pid, 'cmdline').includes(scripts[program]) &&
    readProcessFile(pid, 'environ').includes(`DATA_DIR=${dataDir}`)
  return Number(readdirSync('/proc').find((name) => /^\d+$/.test(name) && isIt(name)) ?? 0)
}

/** A list, as /proc of Linux has it; empty where the process has ended, or is another's. */
function readProcessFile(pid: string, file: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0')
  } catch {
    return []
  }
}
