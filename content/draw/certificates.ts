import type { Picture } from './publish-picture.ts'

/** Certificates as they are seen from afar: a sheet with one sign, lines for its words and a stamp; no letters, as they are of all languages. */
type Sign = 'check' | 'leaf' | 'gear' | 'shield'

const INK = '#2b3440'
const ACCENT = '#e4572e'

const gearPath = (radius: number, teeth: number) => {
  const point = (at: number, from: number) => {
    const angle = (from * Math.PI) / 180
    return `${(at * Math.cos(angle)).toFixed(1)} ${(at * Math.sin(angle)).toFixed(1)}`
  }
  const step = 360 / teeth
  const points = Array.from({ length: teeth }, (_, i) => i * step).flatMap((from) => [
    point(radius, from),
    point(radius, from + step * 0.42),
    point(radius * 0.78, from + step * 0.54),
    point(radius * 0.78, from + step * 0.88),
  ])
  return `M${points.join('L')}Z`
}

/** Around the origin, 150 high. */
const signs: Record<Sign, string> = {
  check: '<path d="M-66 4l46 48 88-98"/>',
  leaf: '<path d="M-64 52c-12-92 44-122 132-122 8 92-36 138-108 130zM-82 84c26-62 62-96 104-114"/>',
  gear: `<path d="${gearPath(82, 8)}"/><circle r="28"/>`,
  shield:
    '<path d="M0-82c26 19 50 26 76 26 0 70-18 112-76 140-58-28-76-70-76-140 26 0 50-7 76-26zM-30 2l22 24 42-48"/>',
}

/** From x to x, at y. */
const line = (from: number, to: number, y: number, width = 10, colour = '#c3cad2') =>
  `<path d="M${from} ${y}H${to}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

const drawCertificate = (
  sign: Sign,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="890" viewBox="108 16 432 600">
<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="10"/></filter></defs>
<rect x="118" y="34" width="416" height="588" fill="#10161f" opacity=".16" filter="url(#soft)"/>
<rect x="112" y="20" width="416" height="588" fill="#fff" stroke="#9aa5b1" stroke-width="4"/>
<path d="M152 92l40-40" stroke="${ACCENT}" stroke-width="10"/>
<g transform="translate(320 214)" fill="none" stroke="${INK}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round">${signs[sign]}</g>
${line(202, 438, 366, 20, INK)}
${line(172, 468, 418)}${line(172, 468, 450)}${line(172, 392, 482)}
${line(172, 300, 560)}
<circle cx="444" cy="538" r="40" fill="none" stroke="${ACCENT}" stroke-width="10"/>
<path d="M426 538l13 14 24-28" fill="none" stroke="${ACCENT}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`

const signOf = (name: string): Sign =>
  /14001|environment/.test(name)
    ? 'leaf'
    : /machin|ce\b/.test(name)
      ? 'gear'
      : /eac|union/.test(name)
        ? 'shield'
        : 'check'

/** The picture of a certificate; null for any other picture. */
export const certificatePicture = (name: string): Picture | null =>
  name.startsWith('certificates/') ? { width: 640, svg: drawCertificate(signOf(name)) } : null
