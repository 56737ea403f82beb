declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    variationAxes?: Record<string, { min: number; max: number }>
    keepFeatures?: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>
}
