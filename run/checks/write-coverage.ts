import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { coveragePath, toCoveragePage } from './coverage.ts'
import { readProject } from './project-files.ts'

/** `npm run coverage`: writes docs/coverage.md anew from the titles of the tests. */
writeFileSync(join(root, coveragePath), toCoveragePage(readProject(root)))
console.log(`${coveragePath} is written`)
