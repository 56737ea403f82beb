export type Material = {
  colour: string
  /** 1 is opaque; glass is less. */
  opacity: number
  /** Metal gets a soft streak of light, glass and flat stay even, glow ignores the light. */
  finish: 'matte' | 'metal' | 'flat' | 'glow'
  /** Strength of the drawn edges, 0 is none. */
  line: number
}

const make = (colour: string, finish: Material['finish'] = 'matte', opacity = 1, line = 1): Material => ({
  colour,
  opacity,
  finish,
  line,
})

export const paint = {
  shell: make('#d3d9e0'),
  panel: make('#b4bdc8'),
  body: make('#95a1af'),
  frame: make('#73808f'),
  dark: make('#4b5766'),
  deep: make('#333d49'),
  rubber: make('#3c4652', 'flat'),
  steel: make('#bcc6d0', 'metal'),
  bright: make('#dfe5eb', 'metal'),
  accent: make('#e4572e'),
  accentMetal: make('#e4572e', 'metal'),
  pvc: make('#eef1f4'),
  pvcInside: make('#c3cad3'),
  gasket: make('#3a434e', 'flat', 1, 0.4),
  aluminium: make('#c6ced8', 'metal'),
  zinc: make('#8f9cab', 'metal'),
  glass: make('#a9c8da', 'flat', 0.3, 0.8),
  pane: make('#b5d2e2', 'flat', 0.42, 0.8),
  gleam: make('#ffffff', 'flat', 0.28, 0),
  screen: make('#24303d', 'flat', 1, 0.6),
  lit: make('#7fb4d4', 'glow', 1, 0),
  litAccent: make('#e4572e', 'glow', 1, 0),
  seam: make('#7c8998', 'flat', 1, 0.35),
  slot: make('#2c3540', 'flat', 1, 0.3),
  wood: make('#9a9286'),
} satisfies Record<string, Material>

type Rgb = [number, number, number]

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb

const format = (rgb: Rgb) => `#${rgb.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`

export const mix = (from: string, to: string, share: number) => {
  const [a, b] = [parse(from), parse(to)]
  const part = Math.min(1, Math.max(0, share))
  return format([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * part) as Rgb)
}

/** 1 keeps the colour; below it cools towards shadow, above it lifts towards white. */
export const lighten = (colour: string, factor: number) =>
  factor < 1 ? mix(colour, '#1c2736', (1 - factor) * 1.05) : mix(colour, '#ffffff', (factor - 1) * 1.6)
