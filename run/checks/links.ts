import { dirname, join } from 'node:path'
import type { Findings, ProjectFile } from './project-files.ts'

const start = 'README.md'
const link = /\]\(<?([^)>\s#]+)[^)]*\)/g

/** Finds documents that nobody is led to from README.md, over any number of links, and links to files that do not exist. */
export function checkLinks(files: readonly ProjectFile[]): Findings {
  const pages = new Map(files.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => [path, text ?? '']))
  const reached = new Set([start])
  // A set goes on over what is added to it meanwhile.
  for (const page of reached)
    for (const target of listLinks(page, pages.get(page) ?? '')) if (pages.has(target)) reached.add(target)
  const exists = (path: string) => files.some((it) => it.path === path || it.path.startsWith(`${path}/`))
  return {
    problems: [
      ...[...pages.keys()]
        .filter((path) => path.startsWith('docs/') && !reached.has(path))
        .map((path) => `${path} is linked neither from ${start} nor from a document that is`),
      ...[...pages].flatMap(([page, text]) =>
        listLinks(page, text)
          .filter((target) => !exists(target))
          .map((target) => `${page} links to ${target}, which does not exist`),
      ),
    ],
  }
}

/** The files of the project to which a page links, as paths from the project's folder. */
function listLinks(page: string, text: string): string[] {
  return [...text.matchAll(link)]
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z]+:|\/)/.test(target))
    .map((target) => join(dirname(page), target).replace(/\/$/, ''))
}
