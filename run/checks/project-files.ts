import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, matchesGlob } from 'node:path'

/** A file of the project: its path from the project's folder, and its text; null for pictures, fonts and the like. */
export type ProjectFile = { path: string; text: string | null }

/** What a check has found: what is wrong, a sentence each, and what is worth printing although nothing is wrong. */
export type Findings = { problems: string[]; note?: string }

const binary = new Set(
  '.avif .glb .gz .ico .jpeg .jpg .mp4 .npy .pdf .png .ttf .webm .webp .woff .woff2 .xlsx .zip'.split(' '),
)

/**
 * Every file of the project that .gitignore does not exclude. Read from the disk and not from git, which a machine that runs the
 * tests may lack.
 */
export function readProject(root: string): ProjectFile[] {
  const isIgnored = parseIgnore(readFileSync(join(root, '.gitignore'), 'utf8'))
  return list(root, '', isIgnored).map((path) => ({
    path,
    text: binary.has(extname(path)) ? null : readFileSync(join(root, path), 'utf8'),
  }))
}

function list(root: string, folder: string, isIgnored: (path: string) => boolean): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .map((entry) => ({ entry, path: folder === '' ? entry.name : `${folder}/${entry.name}` }))
    .filter(({ entry, path }) => entry.name !== '.git' && !isIgnored(path))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? list(root, path, isIgnored) : entry.isFile() ? [path] : []))
    .toSorted()
}

/** The part of .gitignore's language that this project uses: names, paths from the root, and globs. */
export function parseIgnore(text: string): (path: string) => boolean {
  const globs = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.trim().replace(/\/$/, ''))
    .map((line) => (line.includes('/') ? line.replace(/^\//, '') : `**/${line}`))
  return (path) => globs.some((glob) => matchesGlob(path, glob))
}
