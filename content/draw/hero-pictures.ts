import { fullBleed } from './full-bleed.ts'
import { ground } from './kit/background.ts'
import { machineView } from './kit/camera.ts'
import { drawScene } from './kit/scene.ts'
import { drawMachine } from './machines/which-machine.ts'
import { plantParts } from './plant-pictures.ts'
import type { Picture } from './publish-picture.ts'
import { machineOf } from './read-content.ts'
import type { Content } from './read-content.ts'
import { drawHall } from './scenes/hall.ts'
import type { Motif } from './scenes/motif.ts'
import { chooseMotif } from './scenes/which-motif.ts'

/** Lays the calm side for the text: the ground's far colour, fading out towards the drawing. */
const calmSide = (width: number, height: number, colour: string, until: number) =>
  `<defs><linearGradient id="calm"><stop offset=".36" stop-color="${colour}"/><stop offset=".68" stop-color="${colour}" stop-opacity=".62"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs><rect width="${width * until}" height="${height}" fill="url(#calm)"/>`

export const wide = (motif: Motif, width: number, height: number, share = 0.42): Picture =>
  fullBleed(
    motif,
    width,
    height,
    'deep',
    { left: width * share, top: height * 0.07, right: width * 0.965, bottom: height * 0.93 },
    calmSide(width, height, '#10161d', share + 0.1),
  )

const hallHero = (content: Content, width: number, height: number, which: 'large' | 'small'): Picture => {
  const sorted = [...content.plants.values()].toSorted((a, b) => b.workers - a.workers)
  const plant = which === 'large' ? sorted[0] : sorted.at(-1)
  const hall = drawHall(plantParts(plant, content))
  const into = { left: width * 0.36, top: height * 0.02, right: width * 1.02, bottom: height * 0.98 }
  const background = ground(width, height, 'deep', { camera: hall.camera })
  const over = calmSide(width, height, '#10161d', 0.48)
  return {
    width,
    svg: drawScene({
      width,
      height,
      ...hall,
      floor: 'shadow',
      into,
      weight: { outer: 1, inner: 0.8 },
      background,
      over,
    }),
  }
}

const machineHero = (slug: string, content: Content, width: number, height: number): Picture => {
  const part = drawMachine(machineOf(slug, content))
  const into = { left: width * 0.37, top: height * 0.01, right: width * 1.0, bottom: height * 0.99 }
  const background = ground(width, height, 'deep', { x: 0.7, camera: machineView })
  const over = calmSide(width, height, '#10161d', 0.44)
  return {
    width,
    svg: drawScene({
      width,
      height,
      part,
      camera: machineView,
      into,
      weight: { outer: 1.8, inner: 1.3 },
      background,
      over,
    }),
  }
}

const heroMachines: [RegExp, string][] = [
  [/cutting-line/, 'nv-550-cnc-double-mitre-saw'],
  [/four-head-welder/, 'nv-145-seamless-four-head-welder'],
  [/service-technician/, 'nv-250-four-axis-corner-cleaner'],
  [/test-run/, 'nv-630-four-axis-machining-centre'],
  [/apprentices/, 'nv-310-copy-router'],
  [/training/, 'nv-450-double-mitre-saw'],
]

export const heroPicture = (name: string, content: Content): Picture => {
  const [width, height] = [1920, 880]
  if (/plant-hall|hall$/.test(name)) return hallHero(content, width, height, 'large')
  if (/plant-start/.test(name)) return hallHero(content, width, height, 'small')
  const machine = heroMachines.find(([pattern]) => pattern.test(name))
  return machine ? machineHero(machine[1], content, width, height) : wide(chooseMotif(name, content), width, height)
}
