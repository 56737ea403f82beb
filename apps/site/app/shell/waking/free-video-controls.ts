const pressing = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'keydown',
  'keypress',
  'keyup',
  'touchend',
  'mouseup',
  'click',
]

/**
 * Lets presses through to the controls that the browser draws in a video. React stops those that meet a part of the page that it has not taken over yet,
 * before the browser hears of them: whoever asked for the video would have to ask again. No component listens to them.
 */
export function freeVideoControls(): void {
  const free = (event: Event) => {
    if (event.target instanceof HTMLVideoElement) event.stopPropagation = () => undefined
  }
  for (const type of pressing) addEventListener(type, free, { capture: true, passive: true })
}
