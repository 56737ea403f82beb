/** `npm run sbom [-- FILE]`: the packages that run in production, with versions and licences, as CycloneDX; without a file to stdout. */
import { runCommand } from './install.mjs'

runCommand('run/sbom.ts', { withTestTools: false })
