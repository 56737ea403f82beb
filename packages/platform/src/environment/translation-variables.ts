import { z } from 'zod'
import { numberBetween, secret, webAddress } from './value-types.ts'
import type { Variables } from './variable.ts'

/** Who translates content by machine. */
export const translation = {
  TRANSLATION_PROVIDER: {
    type: z.enum(['deepl', 'libretranslate', 'openai'], { error: 'give deepl, libretranslate or openai' }),
    description:
      'Who translates content by machine: deepl, libretranslate, or openai for any endpoint that is compatible with it; without it nobody',
  },
  TRANSLATION_URL: {
    type: webAddress,
    description:
      'Its address, such as https://translate.example.com or https://ai.example.com/v1; DeepL is found without',
  },
  TRANSLATION_KEY: { type: secret(1), isSecret: true, description: 'The key that it asks for' },
  TRANSLATION_MODEL: {
    type: z.string().min(1),
    description: 'The model that an endpoint of the kind openai is to use',
  },
  TRANSLATION_MONTHLY_CHARACTERS: {
    type: numberBetween(1, 1_000_000_000, 'give a number of characters').int('give a number of characters'),
    description: 'How many characters may be sent to it in a month; without it as many as it takes',
  },
} satisfies Variables
