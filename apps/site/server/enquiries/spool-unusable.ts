/** The disk is full or gone: nothing was taken in, and the visitor must hear so (DESIGN.md, "Enquiries are never lost"). */
export class SpoolUnavailable extends Error {
  override name = 'SpoolUnusable'
}
