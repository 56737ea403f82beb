import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the product under test listens and keeps its data: nothing of a developer's own start is touched. */
export const ports = { site: Number(process.env.SITE_PORT ?? 4300), cms: Number(process.env.CMS_TEST_PORT ?? 4301) }
export const siteUrl = `http://localhost:${ports.site}`
export const dataDir = process.env.VITRINE_TEST_DATA ?? join(tmpdir(), 'vitrine-test')
export const admin = { email: 'admin@norvane.example', password: 'correct-horse-battery-staple' }
