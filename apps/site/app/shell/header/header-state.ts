import {
  HEADER_COMPACT_AFTER_MOBILE_PX,
  HEADER_COMPACT_AFTER_PX,
  HEADER_CONTACT_AFTER_PX,
  HEADER_HIDE_AFTER_PX,
  MOBILE_BREAKPOINT_PX,
} from '../../../shared/constants.ts'

export type HeaderState = {
  /** The scroll position of this state, in pixels. */
  y: number
  /** Pixels scrolled down since the last scroll up. */
  down: number
  hidden: boolean
  compact: boolean
  /** Scrolled up, and still past the threshold: the contact button also shows on pages with a hero. */
  returning: boolean
}

export const headerAtTop: HeaderState = { y: 0, down: 0, hidden: false, compact: false, returning: false }

/** The header after a scroll to `y` (R2.14, R2.15, R2.22). @param width of the screen in pixels */
export function decideHeader(before: HeaderState, y: number, width: number): HeaderState {
  const moved = y - before.y
  if (moved === 0) return before
  const down = moved > 0 ? before.down + moved : 0
  const compactAfter = width < MOBILE_BREAKPOINT_PX ? HEADER_COMPACT_AFTER_MOBILE_PX : HEADER_COMPACT_AFTER_PX
  return {
    y,
    down,
    hidden: moved > 0 && (before.hidden || down > HEADER_HIDE_AFTER_PX),
    compact: y > compactAfter,
    returning: y > HEADER_CONTACT_AFTER_PX && (moved < 0 || (before.returning && down <= HEADER_HIDE_AFTER_PX)),
  }
}
