export type TrackState = { index: number; atStart: boolean; atEnd: boolean }

/** Pixels, all counted from the track's start. */
type Measured = { offset: number; visible: number; whole: number; step: number }

/** Browsers report fractions of a pixel short of the end. */
const SLACK_PX = 2

/** What a track's measures mean; the state before is kept where nothing has changed, so that nothing renders again. */
export function toTrackState({ offset, visible, whole, step }: Measured, before: TrackState): TrackState {
  const index = Math.round(offset / step)
  const atStart = offset <= SLACK_PX
  const atEnd = offset + visible >= whole - SLACK_PX
  const same = before.index === index && before.atStart === atStart && before.atEnd === atEnd
  return same ? before : { index, atStart, atEnd }
}
