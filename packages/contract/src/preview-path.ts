/** Before the pages of the site as they would be with a draft (docs/decisions/0067-preview.md). */
export const PREVIEW_PATH = '/preview'
