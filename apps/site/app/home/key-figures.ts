import type { AboutSection } from '@vitrine/contract/shapes/editorial'

export type KeyFigure = AboutSection['facts'][number]

const COUNT = 4

/** The figures of the first part about the company, then the first of each other part; none twice. */
export function keyFigures(sections: readonly Pick<AboutSection, 'facts'>[]): KeyFigure[] {
  const [first, ...others] = sections.map(({ facts }) => facts)
  const figures = [...(first ?? []), ...others.flatMap((facts) => facts.slice(0, 1))]
  return figures.filter(({ value }, at) => figures.findIndex((it) => it.value === value) === at).slice(0, COUNT)
}
