import { MAX_STATIONS, windowStages } from '@vitrine/contract/shapes/window-story'
import type { ArrayField } from 'payload'
import { line, lines } from '../fields/text.ts'
import { draftedGlobal } from '../globals/drafted-global.ts'
import { stageLabel, storyLabel } from './window-story-texts.ts'

const text = lines('text')

const stations: ArrayField = {
  name: 'stations',
  type: 'array',
  label: storyLabel('stations'),
  labels: { singular: storyLabel('station'), plural: storyLabel('stations') },
  maxRows: MAX_STATIONS,
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/content/window-story/StationLabel.tsx#StationLabel' },
  },
  fields: [
    {
      name: 'stage',
      type: 'select',
      required: true,
      label: storyLabel('stage'),
      options: windowStages.map((value) => ({ value, label: stageLabel(value) })),
      admin: { description: storyLabel('stage.hint') },
    },
    { ...line('title'), label: storyLabel('station.title') },
    {
      ...text,
      label: storyLabel('station.text'),
      admin: { ...text.admin, description: storyLabel('station.textHint') },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'product',
          type: 'relationship',
          relationTo: 'products',
          required: true,
          label: storyLabel('product'),
          admin: { width: '60%', description: storyLabel('product.hint') },
        },
        {
          name: 'parameter',
          type: 'relationship',
          relationTo: 'parameters',
          label: storyLabel('parameter'),
          admin: { width: '40%', description: storyLabel('parameter.hint') },
        },
      ],
    },
  ],
}

/** How one window is made, as the page /window tells it. */
export const windowStory = draftedGlobal({
  slug: 'window-story',
  label: storyLabel('title'),
  admin: { group: 'Editorial', description: storyLabel('about') },
  fields: [
    { ...line('title'), label: storyLabel('story.title') },
    { ...lines('lead'), label: storyLabel('story.lead') },
    stations,
  ],
})
