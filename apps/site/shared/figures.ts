/** Figures and their units in prose. The content API gives those of specifications apart (`SpecValue`). */

/** Units as they are written in Latin letters, or as signs. */
const latinUnit = 'mm|cm|dm|m|km|µm|m²|m³|kg|g|t|kW|W|V|Hz|kN|N|Nm|bar|dB|s|h|l|Pa|m/s|m/min|l/min|m³/h|min⁻¹|°C|°|%|″'
const arabic = String.raw`\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u200C]*`
/** Others are a word in Arabic, and a short one in Cyrillic, where a preposition is kept from the end of a line as well. */
const otherUnit = String.raw`${arabic}[²³]?(?:/${arabic})?|\p{Script=Cyrillic}{1,3}(?:[²³]|⁻¹)?(?:/\p{Script=Cyrillic}{1,3})?`
const whole = (unit: string) =>
  `(?:${unit})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{M}\\d²³⁻/’'])`

const spaceBeforeUnit = new RegExp(String.raw`(?<=[\d½¼¾])[ \u00A0](?=${whole(`${latinUnit}|${otherUnit}`)})`, 'gu')

/** A dot between two words stands at the end of a line, not at the beginning. */
const spaceBeforeDot = / (?=· )/g

const number = String.raw`[+−-]?\d+(?:[.,\u00A0\u202F]\d+)*[½¼¾]?`
const joined = String.raw`(?:\s?[–×x/:-]\s?${number})`
const figure = new RegExp(
  String.raw`(?<![\p{L}\d]|\p{Script=Latin}[ \u00A0-])(${number}${joined}*[ \u00A0]?${whole(latinUnit)}|${number}${joined}+)(?!\d)`,
  'gu',
)

/** A text in which no figure is parted from its unit at the end of a line. */
export function keepFigures(text: string): string {
  return [spaceBeforeUnit, spaceBeforeDot].reduce((done, space) => done.replaceAll(space, '\u00A0'), text)
}

/**
 * The pieces of a text that runs from right to left. Those with odd indexes are figures that would be mixed up there: with a unit in Latin
 * letters or a sign, and ranges.
 */
export function splitAtFigures(text: string): string[] {
  return keepFigures(text).split(figure)
}

/** What is longer is prose; titles and labels have room for a model, and keep its plain space to be found by. */
const PROSE_LENGTH = 40

/**
 * The pieces of such a text, of which those with odd indexes are broken by browsers where they must not be: a unit with a slash in Cyrillic or Arabic
 * letters, a figure with a hyphen before its unit, such as 500-mm, a range, such as 7:30–17:00, a day of a month, such as
 * 20. Januar, and in prose a model or a rule with its number, such as NV 450 and TR ZU 004.
 */
export function splitAtKept(text: string): string[] {
  return text.split(text.length > PROSE_LENGTH ? keptInProse : kept)
}
const unitWithSlash = String.raw`(?<=[\d½¼¾]\u00A0)(?:\p{Script=Cyrillic}|\p{Script=Arabic})[\p{L}\p{M}\u200C]*[²³]?/[\p{L}\p{M}\u200C]+`
const figureWithHyphen = String.raw`(?<![\p{L}\d.,])\d+(?:[.,]\d+)*-${whole(latinUnit)}`
const model = String.raw`(?<![\p{L}\p{N}-])(?:[A-Z]{2,3} ){1,2}\d+(?:-\d+)*`
const dayOfMonth = String.raw`(?<![\p{L}\d.,])\d{1,2}\. \p{L}{3,10}(?!\p{L})`
/** Of times, days and years as well. */
const range = String.raw`(?<![\p{L}\d])\d+(?:[.:,]\d+)*–\d+(?:[.:,]\d+)*(?!\d)`
const kept = new RegExp(`(${unitWithSlash}|${figureWithHyphen}|${range}|${dayOfMonth})`, 'gu')
const keptInProse = new RegExp(`(${unitWithSlash}|${figureWithHyphen}|${range}|${dayOfMonth}|${model})`, 'gu')
