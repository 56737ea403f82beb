import type { Findings, ProjectFile } from './project-files.ts'

/** What a reader of the repository cannot open: documents that are not in it, and folders of one machine. */
const outside = [/\b(?:SPEC|DESIGN|STYLE)\.md\b/, /(?<![\w.:/-])\/(?:work|root|home)\/\S*/]

/** Finds citations of what is not in the repository. */
export function checkCitations(files: readonly ProjectFile[]): Findings {
  return {
    problems: files.flatMap(({ path, text }) =>
      (text ?? '').split('\n').flatMap((line, at) =>
        outside.flatMap((pattern) => {
          const found = pattern.exec(line)?.[0]
          return found ? [`${path}:${at + 1} cites ${found}, which is not in the repository`] : []
        }),
      ),
    ),
  }
}
