import { encode } from 'uqr'

/** Longer addresses make a code so dense that a phone does not read it from paper. */
const MAX_ADDRESS_LENGTH = 600

/** The code of an address as SVG, its quiet zone included; null where it would be too dense to be read. */
export function toQrCode(address: string): string | null {
  if (address.length > MAX_ADDRESS_LENGTH) return null
  const { data, size } = encode(address, { ecc: address.length > 150 ? 'L' : 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#14181d" d="${path}"/></svg>`
}
