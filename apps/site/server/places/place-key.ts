import { fold } from '@vitrine/locales/search/fold'

/** A name of a place as it is looked up: letters as the search compares them, without spaces, points and apostrophes. */
export function placeKey(name: string): string {
  return fold(name).tight.replaceAll(/[.,'()/]/g, '')
}
