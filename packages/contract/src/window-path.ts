/** Where the story of a window is told, without language prefix. */
export const WINDOW_PATH = '/window'
