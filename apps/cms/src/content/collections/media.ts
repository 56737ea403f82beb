import type { CollectionConfig, ImageSize } from 'payload'
import { requireInEnglish } from '../checks/require-english.ts'
import { pictureKinds, pictureWidths, toSizeName } from '../media/picture-sizes.ts'
import { focusField } from '../media/focus/focus-field.ts'
import { uploadCollection } from './upload-collection.ts'

const MAX_ORIGINAL_WIDTH_PX = 2560

const imageSizes: ImageSize[] = pictureKinds.flatMap(({ kind, quality, effort }) =>
  pictureWidths.map((width) => ({
    name: toSizeName(kind, width),
    width,
    withoutEnlargement: true,
    formatOptions: { format: kind, options: { quality, effort } },
    admin: { disableGroupBy: true, disableListColumn: true, disableListFilter: true },
  })),
)

/** Pictures. All widths and formats are made at upload, none on request. */
export function media(staticDir: string): CollectionConfig {
  return uploadCollection({
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: {
      defaultColumns: ['filename', 'alt', 'width', 'updatedAt'],
      listSearchableFields: ['filename', 'alt'],
    },
    upload: {
      staticDir,
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      imageSizes,
      resizeOptions: { width: MAX_ORIGINAL_WIDTH_PX, withoutEnlargement: true },
      adminThumbnail: toSizeName('webp', 320),
      // Both would change a file under a name that browsers cache for a year.
      crop: false,
      focalPoint: false,
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        label: 'Alternative text',
        localized: true,
        index: true,
        validate: requireInEnglish,
        admin: { description: 'What the picture shows, for those who cannot see it.' },
      },
      {
        name: 'altTexts',
        type: 'ui',
        admin: {
          components: { Field: '/content/media/alt-texts/AltTexts.tsx#AltTexts' },
          disableListColumn: true,
        },
      },
      focusField(),
    ],
  })
}
