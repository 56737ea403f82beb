/** The disk is full or gone: nothing was taken in, and the visitor must hear so (R10.5). */
export class SpoolUnavailable extends Error {
  override name = 'SpoolUnusable'
}
