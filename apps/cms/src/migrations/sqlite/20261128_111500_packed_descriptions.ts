/**
 * From here on descriptions of products may be packed (docs/decisions/0097-packed-descriptions.md), which a program that does not know this
 * migration could not read: it refuses the database. What was written before stays as it is until its document is saved.
 */
export async function up(): Promise<void> {}

/** @throws always: what is packed has no way back */
export async function down(): Promise<void> {
  throw new Error('Descriptions of products are packed. Restore the back-up from before the upgrade.')
}
