import { z } from 'zod'

/** The public countries service's shape, version 2, with the fields of R3.14. Area in km². */
export const country = z.object({
  name: z.string(),
  topLevelDomain: z.array(z.string()),
  alpha2Code: z.string(),
  alpha3Code: z.string(),
  callingCodes: z.array(z.string()),
  capital: z.string(),
  altSpellings: z.array(z.string()),
  region: z.string(),
  subregion: z.string(),
  population: z.number(),
  latlng: z.array(z.number()),
  demonym: z.string(),
  area: z.number(),
  gini: z.number().optional(),
  timezones: z.array(z.string()),
  borders: z.array(z.string()),
  nativeName: z.string(),
  numericCode: z.string(),
  flags: z.object({ svg: z.string(), png: z.string() }),
  flag: z.string(),
  currencies: z.array(z.object({ code: z.string(), name: z.string(), symbol: z.string() })),
  languages: z.array(
    z.object({ iso639_1: z.string(), iso639_2: z.string(), name: z.string(), nativeName: z.string() }),
  ),
  translations: z.record(z.string(), z.string()),
  regionalBlocs: z.array(z.object({ acronym: z.string(), name: z.string() })),
  cioc: z.string(),
  independent: z.boolean(),
})

export type Country = z.infer<typeof country>
