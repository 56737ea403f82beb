import type { CollectionConfig } from 'payload'
import { contentAccess } from '../../platform/accounts/roles.ts'
import { forgetReplaced, rememberReplaced } from '../media/replaced/remember-replaced.ts'
import { noteFiles, removeFailed } from '../media/sending/remove-failed.ts'
import { giveUniqueName } from '../media/unique-name.ts'
import { revisionHooks } from '../../publishing/revision/revision-hooks.ts'
import { withTranslations } from '../completeness/with-translations.ts'
import { safeDeletion, withUses } from './safe-deletion.ts'

type UploadConfig = Pick<CollectionConfig, 'slug' | 'labels' | 'admin' | 'upload' | 'fields'>

/** Uploads by editors. A file is never replaced under its name: browsers cache it for a year. Its old address leads to the new file. */
export function uploadCollection(config: UploadConfig): CollectionConfig {
  return withTranslations({
    ...withUses(config),
    ...safeDeletion,
    admin: { ...config.admin, group: 'Files', useAsTitle: 'filename' },
    access: contentAccess,
    hooks: {
      ...revisionHooks,
      beforeChange: [...safeDeletion.hooks.beforeChange, ...revisionHooks.beforeChange, noteFiles],
      afterChange: [...revisionHooks.afterChange, rememberReplaced],
      afterDelete: [...revisionHooks.afterDelete, forgetReplaced],
      afterError: [removeFailed],
      beforeDelete: [...safeDeletion.hooks.beforeDelete, ...revisionHooks.beforeDelete],
      beforeOperation: [giveUniqueName, ...revisionHooks.beforeOperation],
    },
  })
}
