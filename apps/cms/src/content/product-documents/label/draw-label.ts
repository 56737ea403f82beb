import { encode } from 'uqr'
import type { Place, Size } from './label-layout.ts'

/** What the plate of a product says beside its link. */
export type LabelContent = { link: string; serial: string; model: string; name: string; company: string }

/** In modules of the code: the quiet zone of ISO/IEC 18004, the line of the frame, and the marked corner of IEC 61406-1. */
const MARGIN = 4
const LINE = 1
const CORNER = 5
/** Millimetres that a module has in print: a phone reads it from an arm's length. */
const MODULE_MM = 0.8
const TEXT_MODULES = 46
const [MIN_TEXT_MODULES, MAX_TEXT_MODULES] = [26, 90]
/** Smaller modules are not read from an arm's length, nor printed well. */
const MIN_MODULE_MM = 0.35

/**
 * A label with the identification link of a product as a QR code in the frame of IEC 61406-1, whose corner at the lower right is filled, and the same in
 * words: who cannot scan it types the serial number.
 * @param place where it stands in a larger drawing that is in millimetres, as wide as it is there
 * @returns SVG, in millimetres, black on white as a plate needs it
 */
export function drawLabel({ link, ...words }: LabelContent, place?: Place): string {
  const { data, size } = encode(link, { ecc: 'M', border: 0 })
  const frame = size + 2 * (MARGIN + LINE)
  const textWidth = place ? fitText(frame, place) : TEXT_MODULES
  const [width, height] = [frame + textWidth + 4, frame + 4]
  const dots = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const [end, start] = [frame - LINE / 2, LINE / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" ${place ? toPlace(place) : toOwnSize({ width, height })} viewBox="-2 -2 ${width} ${height}" role="img" aria-label="${escape(link)}">
<title>${escape(link)}</title>
<rect x="-2" y="-2" width="${width}" height="${height}" fill="#fff"/>
<rect x="${start}" y="${start}" width="${end - start}" height="${end - start}" fill="none" stroke="#000" stroke-width="${LINE}"/>
<path d="M${frame} ${frame - CORNER}V${frame}H${frame - CORNER}z" fill="#000"/>
<path transform="translate(${MARGIN + LINE} ${MARGIN + LINE})" d="${dots}" fill="#000" shape-rendering="crispEdges"/>
<g font-family="Arial, Helvetica, sans-serif" fill="#000" transform="translate(${frame + 3} 0)">
${toLines(words, textWidth)}
</g>
</svg>
`
}

/** So many modules beside the frame that the label is as wide as its place. */
const fitText = (frame: number, { width, height }: Size) =>
  Math.min(MAX_TEXT_MODULES, Math.max(MIN_TEXT_MODULES, (width / height) * (frame + 4) - frame - 4))

const toPlace = ({ x, y, width, height }: Place) => `x="${x}" y="${y}" width="${width}" height="${height}"`
const toOwnSize = ({ width, height }: Size) => `width="${width * MODULE_MM}mm" height="${height * MODULE_MM}mm"`

/** Whether a phone reads the code of a link on a label of a size. */
export function isReadable(link: string, place: Size): boolean {
  const frame = encode(link, { ecc: 'M', border: 0 }).size + 2 * (MARGIN + LINE)
  return Math.min(place.width / (frame + fitText(frame, place) + 4), place.height / (frame + 4)) >= MIN_MODULE_MM
}

/** Words in the order in which a plate has them, set smaller where they are long. */
function toLines({ company, model, name, serial }: Omit<LabelContent, 'link'>, width: number): string {
  const lines = [
    { text: company, size: 3, y: 5, weight: 400 },
    { text: model, size: 6, y: 14, weight: 700 },
    { text: name, size: 3, y: 20, weight: 400 },
    { text: `S/N ${serial}`, size: 4.5, y: 29, weight: 700 },
  ]
  return lines
    .filter(({ text }) => text !== '')
    .map(({ text, size, y, weight }) => {
      const fitting = Math.min(size, width / (text.length * 0.62))
      return `<text y="${y}" font-size="${fitting.toFixed(2)}" font-weight="${weight}">${escape(text)}</text>`
    })
    .join('\n')
}

export const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll(/\p{Cc}/gu, '')
