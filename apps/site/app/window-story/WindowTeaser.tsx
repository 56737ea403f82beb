import { WINDOW_PATH } from '@vitrine/contract/window-path'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { FallbackText } from '../ui/FallbackText.tsx'
import { Section } from '../ui/Section.tsx'
import type { WindowTeaserData } from './load-window-story.server.ts'

/** Leads to the story of a window. */
export function WindowTeaser({ title, lead, isFallback, follow }: WindowTeaserData) {
  return (
    <Section title={<FallbackText isFallback={isFallback}>{title}</FallbackText>} lead={lead} split>
      <ButtonLink to={WINDOW_PATH}>{follow}</ButtonLink>
    </Section>
  )
}
