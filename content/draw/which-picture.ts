import { fullBleed, inside } from './full-bleed.ts'
import { heroPicture, wide } from './hero-pictures.ts'
import type { Tone } from './kit/background.ts'
import { machineView } from './kit/camera.ts'
import { drawScene } from './kit/scene.ts'
import { drawMachine } from './machines/which-machine.ts'
import { plantPicture } from './plant-pictures.ts'
import type { Picture } from './publish-picture.ts'
import { machineOf } from './read-content.ts'
import type { Content } from './read-content.ts'
import { drawSeal } from './scenes/seals.ts'
import type { Sign } from './scenes/seals.ts'
import { chooseMotif } from './scenes/which-motif.ts'

const machinePicture = (slug: string, content: Content): Picture => {
  const part = drawMachine(machineOf(slug, content))
  return { width: 1280, svg: drawScene({ width: 1280, height: 960, part, camera: machineView }) }
}

const tones: Tone[] = ['light', 'deep', 'mist', 'light', 'dark']
const toneOf = (name: string) =>
  tones[[...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7) % tones.length]!

const signOf = (name: string): Sign =>
  /14001|environment/.test(name)
    ? 'leaf'
    : /machin|ce\b/.test(name)
      ? 'gear'
      : /eac|union/.test(name)
        ? 'shield'
        : 'check'

/** What to draw for a picture name; null when the name belongs to no known folder. */
export const choosePicture = (name: string, content: Content): Picture | null => {
  const [folder, rest = ''] = [name.split('/')[0]!, name.split('/').slice(1).join('/')]
  if (folder === 'machines') return machinePicture(rest.replace(/-(detail|tool|side|2|3)$/, ''), content)
  if (folder === 'categories') return fullBleed(chooseMotif(rest, content), 1280, 960, 'light')
  if (folder === 'plants') return plantPicture(rest, content)
  if (folder === 'heroes') return { ...heroPicture(rest, content), finer: true }
  if (folder === 'articles') return fullBleed(chooseMotif(rest, content), 1280, 720, toneOf(rest))
  if (folder === 'about' || folder === 'services')
    return fullBleed(chooseMotif(rest, content), 1280, 960, toneOf(rest), inside(1280, 960, 0.09))
  if (folder === 'certificates') return { width: 640, svg: drawSeal(signOf(rest)) }
  if (folder === 'meta-banner') return { ...wide(chooseMotif('profiles', content), 1200, 630, 0.3), finer: true }
  return null
}
