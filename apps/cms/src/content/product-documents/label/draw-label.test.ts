import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { drawLabel, isReadable } from './draw-label.ts'

const content = {
  link: 'https://norvane.example/serial/NV450-26-7K3Q9',
  serial: 'NV450-26-7K3Q9',
  model: 'NV 450',
  name: 'Double mitre saw <"&">',
  company: 'Norvane',
}

/** How dark the label is at a point, given in modules from the corner of its frame. */
async function readDarkness(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const width = Number(/viewBox="-2 -2 (\d+)/.exec(svg)?.[1])
  const scale = info.width / width
  return (x: number, y: number) => {
    const at = Math.floor((y + 2) * scale) * info.width + Math.floor((x + 2) * scale)
    return (data[at * info.channels] ?? 255) < 128
  }
}

it('has the link as a code that is drawn module by module, in a frame with a filled corner at the lower right [R14.218]', async () => {
  const svg = drawLabel(content)
  const isDark = await readDarkness(svg)
  const { data, size } = encode(content.link, { ecc: 'M', border: 0 })
  const drawn = data.map((row, y) => row.map((_, x) => isDark(x + 5.5, y + 5.5)))
  expect(drawn).toEqual(data)
  const frame = size + 10
  expect([isDark(0.5, frame / 2), isDark(frame / 2, 0.5), isDark(frame - 0.5, frame / 2)]).toEqual([true, true, true])
  // The quiet zone is free, and of the corners one is filled.
  expect([isDark(3, 3), isDark(frame - 2, 2), isDark(2, frame - 2)]).toEqual([false, false, false])
  expect(isDark(frame - 2, frame - 2)).toBe(true)
})

it('says the same in words, and escapes them [R14.218]', () => {
  const svg = drawLabel(content)
  for (const words of ['NV 450', 'S/N NV450-26-7K3Q9', 'Norvane', 'Double mitre saw &#60;&#34;&#38;&#34;&#62;'])
    expect(svg).toContain(words)
  expect(svg).not.toContain('<"&">')
})

it('is as wide as its place on a sheet, with words beside the code, and says where it is too fine [R14.262]', () => {
  const place = { x: 5, y: 11, width: 47, height: 22 }
  const svg = drawLabel(content, place)
  expect(svg).toContain('x="5" y="11" width="47" height="22"')
  const [, width = 0, height = 0] = /viewBox="-2 -2 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? []
  expect(width / height).toBeCloseTo(47 / 22, 5)
  expect([isReadable(content.link, place), isReadable(content.link, { width: 20, height: 14 })]).toEqual([true, false])
})
