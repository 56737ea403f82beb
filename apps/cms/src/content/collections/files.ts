import type { CollectionConfig } from 'payload'
import { uploadCollection } from './upload-collection.ts'

/** What is downloaded or played as it is: PDF files and films. */
export function files(staticDir: string): CollectionConfig {
  return uploadCollection({
    slug: 'files',
    labels: { singular: 'File', plural: 'Files and films' },
    admin: {
      defaultColumns: ['filename', 'mimeType', 'filesize', 'updatedAt'],
      description: 'PDF files, films (MP4 or WebM) and 3D models (GLB).',
    },
    upload: { staticDir, mimeTypes: ['application/pdf', 'video/mp4', 'video/webm', 'model/gltf-binary'] },
    fields: [{ name: 'note', type: 'text', admin: { description: 'For editors only.' } }],
  })
}
