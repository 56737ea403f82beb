import type { CollectionConfig, UIField } from 'payload'
import { beforeUses } from '../completeness/before-uses.ts'

const findings: UIField = {
  name: 'findings',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/content/findings/ui/FindingsPanel.tsx#FindingsPanel' },
  },
}

/** Adds to the form of a collection what should be looked at before a document goes live. */
export function withFindings(config: CollectionConfig): CollectionConfig {
  return { ...config, fields: beforeUses(config.fields, findings) }
}
