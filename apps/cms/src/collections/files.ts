import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/roles.ts'
import { revisionHooks } from '../revision/hooks.ts'
import { giveUniqueName } from '../media/unique-name.ts'

/** What is downloaded or played as it is: PDF files and films. */
export function files(staticDir: string): CollectionConfig {
  return {
    slug: 'files',
    labels: { singular: 'File', plural: 'Files and films' },
    access: contentAccess,
    admin: {
      group: 'Files',
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'mimeType', 'filesize', 'updatedAt'],
      description: 'PDF files, films (MP4 or WebM) and 3D models (GLB).',
    },
    upload: { staticDir, mimeTypes: ['application/pdf', 'video/mp4', 'video/webm', 'model/gltf-binary'] },
    hooks: { ...revisionHooks, beforeOperation: [giveUniqueName, ...revisionHooks.beforeOperation] },
    fields: [{ name: 'note', type: 'text', admin: { description: 'For editors only.' } }],
  }
}
