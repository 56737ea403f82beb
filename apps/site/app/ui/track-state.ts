export type TrackState = { index: number; atStart: boolean; atEnd: boolean }

/** Pixels, all counted from the track's start. */
type TrackMeasures = { offset: number; visible: number; total: number; step: number }

/** Browsers report fractions of a pixel short of the end. */
const TOLERANCE_PX = 2

/** The state of a track by its measures; the same object where nothing has changed, so that nothing is rendered again. */
export function toTrackState({ offset, visible, total, step }: TrackMeasures, before: TrackState): TrackState {
  const index = Math.round(offset / step)
  const atStart = offset <= TOLERANCE_PX
  const atEnd = offset + visible >= total - TOLERANCE_PX
  const isSame = before.index === index && before.atStart === atStart && before.atEnd === atEnd
  return isSame ? before : { index, atStart, atEnd }
}
