/** The disk is full or gone: nothing was kept, and the visitor must be told so (R10.5). */
export class SpoolUnavailable extends Error {
  override name = 'SpoolUnavailable'
}
