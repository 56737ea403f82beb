/** Licences (SPDX) that ask for no more than to be named and kept beside the code. */
export const allowedLicenses: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
])

type LicenseException = { packages: RegExp; license: string; reason: string }

/** Packages under other licences, and why they may be used all the same. `none`: the package names none. */
export const licenseExceptions: readonly LicenseException[] = [
  {
    packages: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    reason: 'libvips as a library of its own that sharp loads: unchanged, and anybody can put another in its place',
  },
  {
    packages: /^lightningcss(-|$)/,
    license: 'MPL-2.0',
    reason: 'a tool of the build, unchanged; nothing of it is in what is served',
  },
  {
    packages: /^caniuse-lite$/,
    license: 'CC-BY-4.0',
    reason: 'data that the build reads, unchanged; nothing of it is in what is served',
  },
  {
    packages: /^world-countries$/,
    license: 'ODbL-1.0',
    reason: 'a database that is named in NOTICE.md; what is made of it stays open in this repository',
  },
  { packages: /^truncate-utf8-bytes$/, license: 'WTFPL', reason: 'asks for nothing' },
  { packages: /^png-js$/, license: 'none', reason: 'its LICENSE file is the MIT licence' },
]
