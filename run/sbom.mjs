/** `npm run sbom [-- FILE]`: the packages that run in production, with versions and licences, as CycloneDX; without a file to stdout. */
import { handOver, install } from './install.mjs'

install({ withTestTools: false })
handOver('run/sbom.ts', process.argv.slice(2))
