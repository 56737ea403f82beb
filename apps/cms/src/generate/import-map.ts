import { generateImportMap } from 'payload'
import config from '../payload.config.ts'

await generateImportMap(await config, { force: true, log: true })
process.exit(0)
