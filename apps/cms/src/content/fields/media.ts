import type { GroupField, UploadField } from 'payload'

export function picture(name = 'picture', description?: string): UploadField {
  return { name, type: 'upload', relationTo: 'media', admin: { description } }
}

/** @param more what else an editor has to know of their order */
export function pictures(more?: string): UploadField {
  return {
    name: 'pictures',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    admin: { description: ['Further pictures, in the order of the gallery.', more].filter(Boolean).join(' ') },
  }
}

export function pdf(name: string, label: Record<string, string>): UploadField {
  return {
    name,
    label,
    type: 'upload',
    relationTo: 'files',
    filterOptions: { mimeType: { equals: 'application/pdf' } },
  }
}

/** A 3D model: a binary glTF file whose nodes are named by the keys of packages/locales/parts.json. */
export function model3d(): UploadField {
  return {
    name: 'model3d',
    label: '3D model',
    type: 'upload',
    relationTo: 'files',
    filterOptions: { mimeType: { equals: 'model/gltf-binary' } },
    admin: { description: 'A GLB file, which visitors can turn on the page.' },
  }
}

/** A video: its files (MP4 or WebM; the browser takes the first that it can play) and its poster. */
export function video(): GroupField {
  return {
    name: 'video',
    type: 'group',
    fields: [
      { name: 'title', type: 'text', localized: true },
      {
        name: 'sources',
        type: 'upload',
        relationTo: 'files',
        hasMany: true,
        filterOptions: { mimeType: { contains: 'video/' } },
      },
      { name: 'poster', type: 'upload', relationTo: 'media' },
    ],
  }
}
