import type { Picture } from './publish-picture.ts'

/** Neutral seals without letters: a scalloped ring, a fine rosette and one sign in the middle. */
type Sign = 'check' | 'leaf' | 'gear' | 'shield'

const point = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${(320 + radius * Math.cos(angle)).toFixed(1)} ${(290 + radius * Math.sin(angle)).toFixed(1)}`
}

const wave = (radius: number, depth: number, count: number) => {
  const steps = count * 16
  const points = Array.from({ length: steps }, (_, i) => {
    const degrees = (i * 360) / steps
    return point(radius + depth * Math.cos((degrees * count * Math.PI) / 180), degrees)
  })
  return `M${points.join('L')}Z`
}

const rosette = (inner: number, outer: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const from = (i * 360) / count
    return `M${point(inner, from)}Q${point((inner + outer) / 2, from + 20)} ${point(outer, from + 10)}Q${point((inner + outer) / 2, from + 2)} ${point(inner, from + 24)}`
  }).join('')

const gearPath = (radius: number, teeth: number) => {
  const points = Array.from({ length: teeth }, (_, i) => i * (360 / teeth)).flatMap((at) => {
    const step = 360 / teeth
    return [
      point(radius, at),
      point(radius, at + step * 0.42),
      point(radius * 0.8, at + step * 0.54),
      point(radius * 0.8, at + step * 0.88),
    ]
  })
  return `M${points.join('L')}Z`
}

const signs: Record<Sign, string> = {
  check:
    '<path d="M250 292l48 50 94-104" fill="none" stroke="#fff" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/>',
  leaf: '<path d="M248 344c-10-96 50-140 150-140 6 104-46 156-130 148z" fill="#fff"/><path d="M244 372c20-60 62-106 112-130" fill="none" stroke="#3d4856" stroke-width="10" stroke-linecap="round"/>',
  gear: `<path d="${gearPath(88, 10)}" fill="#fff"/><circle cx="320" cy="290" r="32" fill="#3d4856"/>`,
  shield:
    '<path d="M320 202c28 20 54 28 84 28 0 74-20 122-84 152-64-30-84-78-84-152 30 0 56-8 84-28z" fill="#fff"/><path d="M320 202v180c64-30 84-78 84-152-30 0-56-8-84-28z" fill="#c3ccd6"/>',
}

const drawSeal = (
  sign: Sign,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640">
<defs>
<linearGradient id="metal" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#dfe5eb"/><stop offset=".45" stop-color="#a3afbd"/><stop offset=".6" stop-color="#c6d0da"/><stop offset="1" stop-color="#7c8a9a"/></linearGradient>
<radialGradient id="core" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="#5b6878"/><stop offset="1" stop-color="#2f3944"/></radialGradient>
<linearGradient id="band" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b8431f"/><stop offset="1" stop-color="#e4572e"/></linearGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="12"/></filter>
</defs>
<ellipse cx="326" cy="330" rx="220" ry="220" fill="#10161f" opacity=".28" filter="url(#soft)"/>
<path d="M226 440l-46 160 66-20 44 52 44-166zM414 440l46 160-66-20-44 52-44-166z" fill="url(#band)" stroke="#8f3417" stroke-width="2" stroke-linejoin="round"/>
<path d="${wave(232, 9, 36)}" fill="url(#metal)" stroke="#4b5766" stroke-width="2.5"/>
<circle cx="320" cy="290" r="204" fill="none" stroke="#f3f6f8" stroke-width="3" opacity=".8"/>
<circle cx="320" cy="290" r="196" fill="none" stroke="#4b5766" stroke-width="2"/>
<path d="${rosette(146, 192, 60)}" fill="none" stroke="#5c6a7a" stroke-width="1.3" opacity=".75"/>
<circle cx="320" cy="290" r="144" fill="url(#core)" stroke="#f3f6f8" stroke-width="4"/>
<circle cx="320" cy="290" r="132" fill="none" stroke="#e4572e" stroke-width="3"/>
${signs[sign]}
</svg>`

const signOf = (name: string): Sign =>
  /14001|environment/.test(name)
    ? 'leaf'
    : /machin|ce\b/.test(name)
      ? 'gear'
      : /eac|union/.test(name)
        ? 'shield'
        : 'check'

/** The seal of a certificate; null for any other picture. */
export const sealPicture = (name: string): Picture | null =>
  name.startsWith('certificates/') ? { width: 640, svg: drawSeal(signOf(name)) } : null
