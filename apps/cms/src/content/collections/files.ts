import type { CollectionConfig } from 'payload'
import { uploadCollection } from './upload-collection.ts'

/** Uploads that are served as they are: PDF files, videos and 3D models. */
export function files(staticDir: string): CollectionConfig {
  return uploadCollection({
    slug: 'files',
    labels: { singular: 'File', plural: 'Files and videos' },
    admin: {
      defaultColumns: ['filename', 'mimeType', 'filesize', 'updatedAt'],
      description: 'PDF files, videos (MP4 or WebM) and 3D models (GLB).',
    },
    upload: { staticDir, mimeTypes: ['application/pdf', 'video/mp4', 'video/webm', 'model/gltf-binary'] },
    fields: [{ name: 'note', type: 'text', admin: { description: 'For editors only.' } }],
  })
}
