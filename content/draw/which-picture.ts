import { machineView } from './kit/camera.ts'
import type { Bounds } from './kit/camera.ts'
import { ground } from './kit/background.ts'
import type { Tone } from './kit/background.ts'
import { drawScene } from './kit/scene.ts'
import type { Part } from './kit/solid.ts'
import { drawMachine } from './machines/which-machine.ts'
import type { Machine } from './machines/which-machine.ts'
import type { Plant } from './read-content.ts'
import { drawHall } from './scenes/hall.ts'
import type { Motif } from './scenes/motif.ts'
import { drawSeal } from './scenes/seals.ts'
import type { Sign } from './scenes/seals.ts'
import { chooseMotif } from './scenes/which-motif.ts'

export type Picture = { width: number; svg: string }
export type Content = { machines: Map<string, Machine>; plants: Map<string, Plant> }

const inside = (width: number, height: number, margin: number): Bounds => ({
  left: width * margin,
  top: height * margin,
  right: width * (1 - margin),
  bottom: height * (1 - margin),
})

const machineOf = (slug: string, { machines }: Content): Machine =>
  machines.get(slug) ?? { slug, category: '', figures: new Map() }

const machinePicture = (slug: string, content: Content): Picture => {
  const part = drawMachine(machineOf(slug, content))
  return { width: 1280, svg: drawScene({ width: 1280, height: 960, part, camera: machineView }) }
}

/** A motif that fills the picture edge to edge on its own ground. */
const fullBleed = (motif: Motif, width: number, height: number, tone: Tone, into = inside(width, height, 0.07), over = ''): Picture => ({
  width,
  svg: drawScene({
    width,
    height,
    part: motif.part,
    focus: motif.focus,
    camera: motif.camera,
    floor: 'none',
    into,
    weight: { outer: width / 640, inner: width / 850 },
    background: ground(width, height, tone, {
      x: (into.left + into.right) / 2 / width,
      y: (into.top + into.bottom) / 2 / height,
      camera: motif.camera,
      grid: width / 14,
    }),
    over,
  }),
})

/** Lays the calm side for the text: the ground's far colour, fading out towards the drawing. */
const calmSide = (width: number, height: number, colour: string, until: number) =>
  `<defs><linearGradient id="calm"><stop offset="0" stop-color="${colour}"/><stop offset=".62" stop-color="${colour}" stop-opacity=".82"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs><rect width="${width * until}" height="${height}" fill="url(#calm)"/>`

const wide = (motif: Motif, width: number, height: number, share = 0.42): Picture =>
  fullBleed(
    motif,
    width,
    height,
    'deep',
    { left: width * share, top: height * 0.07, right: width * 0.965, bottom: height * 0.93 },
    calmSide(width, height, '#10161d', share + 0.1),
  )

const order = ['580', '4', '5', '3', '6', '7', '8', '1', '2', '9', '10', '12']
const rank = (slug: string) => {
  const number = slug.replace(/^nv-/, '').split('-')[0]!
  const place = number.length > 3 ? order.indexOf(number.slice(0, 2)) : order.indexOf(number[0]!)
  return place === -1 ? order.length : place
}

const plantParts = (plant: Plant | undefined, content: Content): Part[] => {
  const fallback = ['nv-450-double-mitre-saw', 'nv-350-water-slot-miller', 'nv-710-reinforcement-screwing-machine', 'nv-140-four-head-welder', 'nv-250-four-axis-corner-cleaner', 'nv-1010-vertical-glazing-press']
  const products = plant?.products ?? fallback.map((slug) => ({ slug, cnt: 1 }))
  return products
    .toSorted((a, b) => rank(a.slug) - rank(b.slug))
    .flatMap(({ slug, cnt }) => Array.from({ length: Math.min(cnt, products.length > 9 ? 1 : 2) }, () => slug))
    .slice(0, 16)
    .map((slug) => drawMachine(machineOf(slug, content)))
}

const plantPicture = (slug: string, content: Content): Picture => {
  const hall = drawHall(plantParts(content.plants.get(slug), content))
  const [width, height] = [1600, 1000]
  const weight = { outer: 0.9, inner: 0.7 }
  return { width, svg: drawScene({ width, height, ...hall, floor: 'shadow', into: inside(width, height, 0.03), weight, shadow: 0.8 }) }
}

const hallHero = (content: Content, width: number, height: number): Picture => {
  const plant = [...content.plants.values()].toSorted((a, b) => b.products.length - a.products.length)[0]
  const hall = drawHall(plantParts(plant, content))
  const into = { left: width * 0.36, top: height * 0.02, right: width * 1.02, bottom: height * 0.98 }
  const background = ground(width, height, 'deep', { camera: hall.camera })
  const over = calmSide(width, height, '#10161d', 0.48)
  return { width, svg: drawScene({ width, height, ...hall, floor: 'shadow', into, weight: { outer: 1, inner: 0.8 }, background, over }) }
}

const machineHero = (slug: string, content: Content, width: number, height: number): Picture => {
  const part = drawMachine(machineOf(slug, content))
  const into = { left: width * 0.42, top: height * 0.05, right: width * 0.98, bottom: height * 0.96 }
  const background = ground(width, height, 'deep', { x: 0.7, camera: machineView })
  const over = calmSide(width, height, '#10161d', 0.44)
  return { width, svg: drawScene({ width, height, part, camera: machineView, into, weight: { outer: 1.8, inner: 1.3 }, background, over, floorColour: '#75879b' }) }
}

const heroMachines: [RegExp, string][] = [
  [/cutting-line/, 'nv-550-cnc-double-mitre-saw'],
  [/four-head-welder/, 'nv-145-seamless-four-head-welder'],
  [/service-technician/, 'nv-250-four-axis-corner-cleaner'],
  [/test-run/, 'nv-630-four-axis-machining-centre'],
  [/apprentices/, 'nv-310-copy-router'],
  [/training/, 'nv-450-double-mitre-saw'],
]

const heroPicture = (name: string, content: Content): Picture => {
  const [width, height] = [1920, 880]
  if (/plant-(hall|start)|hall$/.test(name)) return hallHero(content, width, height)
  const machine = heroMachines.find(([pattern]) => pattern.test(name))
  return machine ? machineHero(machine[1], content, width, height) : wide(chooseMotif(name, content), width, height)
}

const tones: Tone[] = ['light', 'deep', 'mist', 'light', 'dark']
const toneOf = (name: string) => tones[[...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7) % tones.length]!

const signOf = (name: string): Sign =>
  /14001|environment/.test(name) ? 'leaf' : /machin|ce\b/.test(name) ? 'gear' : /eac|union/.test(name) ? 'shield' : 'check'

/** What to draw for a picture name; null when the name belongs to no known folder. */
export const choosePicture = (name: string, content: Content): Picture | null => {
  const [folder, rest = ''] = [name.split('/')[0]!, name.split('/').slice(1).join('/')]
  if (folder === 'machines') return machinePicture(rest.replace(/-(detail|tool|side|2|3)$/, ''), content)
  if (folder === 'categories') return fullBleed(chooseMotif(rest, content), 1280, 960, 'light')
  if (folder === 'plants') return plantPicture(rest, content)
  if (folder === 'heroes') return heroPicture(rest, content)
  if (folder === 'articles') return fullBleed(chooseMotif(rest, content), 1280, 720, toneOf(rest))
  if (folder === 'about' || folder === 'services') return fullBleed(chooseMotif(rest, content), 1280, 960, toneOf(rest), inside(1280, 960, 0.09))
  if (folder === 'certificates') return { width: 640, svg: drawSeal(signOf(rest)) }
  if (folder === 'meta-banner') return wide(chooseMotif('profiles', content), 1200, 630, 0.3)
  return null
}

