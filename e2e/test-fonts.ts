import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convert } from 'fontverter'

const require = createRequire(import.meta.url)

/** For Latin, Greek and Cyrillic first: what a page does not bring itself is drawn as on most phones. */
const packages = ['noto-sans', 'noto-sans-arabic', 'noto-sans-kannada']
/** What stands in for the site's own fonts until these have come, as on a phone; the pages ask for it by name. */
const standIns = {
  roboto: ['400Regular/Roboto_400Regular.ttf', '700Bold/Roboto_700Bold.ttf'],
  'noto-naskh-arabic': ['400Regular/NotoNaskhArabic_400Regular.ttf', '700Bold/NotoNaskhArabic_700Bold.ttf'],
}
/** Chinese in one file for each weight: the browser walks through all files for each word that the page's own fonts do not have. */
const chinese = ['NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf']
const folder = fileURLToPath(new URL('../.run/browser-fonts', import.meta.url))

/**
 * Makes the fonts that the browser of the tests has in place of those of the machine, so that words are as wide everywhere.
 * @returns the configuration to name in FONTCONFIG_FILE
 */
export async function makeTestFonts(): Promise<string> {
  const configuration = join(folder, 'fonts.conf')
  if (existsSync(configuration)) return configuration
  // Whole or not at all: another run may be making them.
  const draft = `${folder}-${process.pid}`
  mkdirSync(draft, { recursive: true })
  for (const name of packages) await unpack(name, draft)
  const chineseFonts = fileURLToPath(new URL('../fonts', import.meta.resolve('@embedpdf/fonts-sc')))
  for (const file of chinese) copyFileSync(join(chineseFonts, file), join(draft, file))
  for (const [name, files] of Object.entries(standIns))
    for (const file of files)
      copyFileSync(require.resolve(`@expo-google-fonts/${name}/${file}`), join(draft, basename(file)))
  writeFileSync(join(draft, 'fonts.conf'), toConfiguration(folder))
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
  return configuration
}

/** As TrueType: the browser does not read compressed fonts of a system. */
async function unpack(name: string, to: string) {
  const from = join(dirname(require.resolve(`@fontsource-variable/${name}/package.json`)), 'files')
  for (const file of readdirSync(from).filter((it) => it.endsWith('-wght-normal.woff2')))
    writeFileSync(join(to, file.replace('.woff2', '.ttf')), await convert(readFileSync(join(from, file)), 'sfnt'))
}

function toConfiguration(fonts: string) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${fonts}/cache</cachedir>
  <match target="pattern"><edit name="family" mode="append_last"><string>Noto Sans</string></edit></match>
</fontconfig>
`
}
