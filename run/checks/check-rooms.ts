import { dirname, join } from 'node:path'
import { isCode, listImports } from './code-tokens.ts'
import type { Findings, ProjectFile } from './project-files.ts'
import { type Room, rooms as roomsOfProject, testFile } from './rooms.ts'

type Import = { from: string; to: string }

/** Finds imports against the table of rooms, and folders of one room that import each other in a circle. */
export function checkRooms(files: readonly ProjectFile[], rooms: readonly Room[] = roomsOfProject): Findings {
  const imports = files.filter(({ path }) => isCode(path)).flatMap(listProjectImports)
  const roomOf = (path: string) => findRoom(path, rooms)
  const forbidden = imports.filter((it) => !isAllowed(it, roomOf(it.from), roomOf(it.to)))
  const circles = rooms
    .filter((room) => room.partsInNoCircle)
    .flatMap((room) => {
      const own = imports.filter(({ from, to }) => roomOf(from) === room && roomOf(to) === room && !testFile.test(from))
      return findCircles(own.map(({ from, to }) => ({ from: partOf(from, room), to: partOf(to, room) }))).map(
        (circle) => `${room.name}: a circle ${circle.join(' → ')}${exampleOf(circle, own, room)}`,
      )
    })
  const name = (path: string) => roomOf(path)?.name ?? 'no room'
  return {
    problems: [...forbidden.map(({ from, to }) => `${from} (${name(from)}) imports ${to} (${name(to)})`), ...circles],
  }
}

function listProjectImports(file: ProjectFile): Import[] {
  return listImports(file).flatMap((specifier) => {
    const to = resolve(file.path, specifier)
    return to === null ? [] : [{ from: file.path, to }]
  })
}

/** The path in the project that an import means; null where it means a package from elsewhere. */
function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const [, workspace, rest = ''] = /^@vitrine\/([\w-]+)\/?(.*)$/.exec(specifier) ?? []
  if (workspace === undefined) return null
  const folder = { site: 'apps/site', cms: 'apps/cms', content: 'content', e2e: 'e2e', bench: 'bench' }[workspace]
  return join(folder ?? `packages/${workspace}`, rest)
}

function isAllowed({ from, to }: Import, fromRoom: Room | undefined, toRoom: Room | undefined): boolean {
  if (fromRoom === undefined || fromRoom === toRoom || to.includes('/+types/')) return true
  if (toRoom === undefined) return false
  const [program, otherProgram] = [programOf(from), programOf(to)]
  if (testFile.test(from) && program !== null && program === otherProgram) return true
  return fromRoom.mayImport.includes(toRoom.name)
}

const programOf = (path: string) => /^apps\/[^/]+/.exec(path)?.[0] ?? null

function findRoom(path: string, rooms: readonly Room[]): Room | undefined {
  const fits = rooms.flatMap((room) =>
    room.paths.filter((it) => path === it || path.startsWith(`${it}/`)).map((it) => ({ room, length: it.length })),
  )
  return fits.toSorted((a, b) => b.length - a.length)[0]?.room
}

/** The folder of a room to which a file belongs: the path of the room and one folder more, or the path itself where it is one of several. */
function partOf(path: string, room: Room): string {
  const base =
    room.paths.filter((it) => path === it || path.startsWith(`${it}/`)).toSorted((a, b) => b.length - a.length)[0] ?? ''
  return room.paths.length > 1
    ? base
    : path
        .split('/')
        .slice(0, base.split('/').length + 1)
        .join('/')
}

function exampleOf(circle: readonly string[], imports: readonly Import[], room: Room): string {
  const examples = circle.slice(1).map((to, at) => {
    const found = imports.find((it) => partOf(it.from, room) === circle[at] && partOf(it.to, room) === to)
    return found ? `${found.from} imports ${found.to}` : ''
  })
  return ` (${examples.join('; ')})`
}

/** One circle for each arrow that closes one, each circle once. */
function findCircles(arrows: readonly Import[]): string[][] {
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of arrows) if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to))
  const circles = new Map<string, string[]>()
  for (const start of targets.keys()) {
    const circle = findWay(targets, start, start)
    if (circle) circles.set([...new Set(circle)].toSorted().join(), circle)
  }
  return [...circles.values()]
}

/** The shortest way of at least one step from one to the other, both ends named; null where there is none. */
function findWay(targets: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): string[] | null {
  const seen = new Set<string>()
  const queue: string[][] = [[from]]
  for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
    for (const next of targets.get(way.at(-1) ?? '') ?? []) {
      if (next === to) return [...way, next]
      if (!seen.has(next)) queue.push([...way, next])
      seen.add(next)
    }
  }
  return null
}
