import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const contentFolder = fileURLToPath(new URL('..', import.meta.url))
export const picturesFolder = join(contentFolder, 'pictures')
const dataFolder = join(contentFolder, 'data')

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const read = (path: string): Json | null => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    console.warn(`Left out ${path}: ${(error as Error).message}`)
    return null
  }
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .flatMap((entry) => {
          const path = join(folder, entry.name)
          return entry.isDirectory() ? filesIn(path) : entry.name.endsWith('.json') ? [path] : []
        })
        .toSorted()
    : []

const collect = (value: Json, names: Set<string>) => {
  if (Array.isArray(value)) value.forEach((item) => collect(item, names))
  else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'picture' && typeof inner === 'string') names.add(inner)
      else if (key === 'pictures' && Array.isArray(inner))
        inner.forEach((name) => typeof name === 'string' && names.add(name))
      else collect(inner, names)
    }
  }
}

/** Every picture name any data file asks for, with the file that asks first. */
export const askedPictures = (): Map<string, string> => {
  const asked = new Map<string, string>()
  for (const path of filesIn(dataFolder)) {
    const names = new Set<string>()
    const content = read(path)
    if (content !== null) collect(content, names)
    for (const name of names) if (!asked.has(name)) asked.set(name, path.slice(dataFolder.length + 1))
  }
  return asked
}

export type Machine = { slug: string; category: string; figures: Map<string, number> }

type Figure = { key: string; number?: number }
type MachineFile = { slug: string; category: string; parameters?: Figure[] }

const readMachines = (): Map<string, Machine> => {
  const machines = new Map<string, Machine>()
  for (const path of filesIn(join(dataFolder, 'machines'))) {
    const file = read(path) as MachineFile | null
    if (!file) continue
    const figures = new Map(
      (file.parameters ?? []).flatMap(({ key, number }) => (number === undefined ? [] : [[key, number] as const])),
    )
    machines.set(file.slug, { slug: file.slug, category: file.category, figures })
  }
  return machines
}

export type Plant = { slug: string; workers: number; profileType: string; products: { slug: string; cnt: number }[] }

const readPlants = (): Map<string, Plant> =>
  new Map(
    filesIn(join(dataFolder, 'plants')).flatMap((path) => {
      const plant = read(path) as Plant | null
      return plant ? [[plant.slug, plant] as const] : []
    }),
  )

export type Content = { machines: Map<string, Machine>; plants: Map<string, Plant> }

export const readContent = (): Content => ({ machines: readMachines(), plants: readPlants() })

/** A machine by its slug; one the data does not know has a usual size. */
export const machineOf = (slug: string, { machines }: Pick<Content, 'machines'>): Machine =>
  machines.get(slug) ?? { slug, category: '', figures: new Map() }
