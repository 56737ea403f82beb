import type { Config } from 'payload'

type SchemaChange = NonNullable<NonNullable<Config['typescript']>['schema']>[number]

/** Payload declares the type of a node of a long text as `any`; it is its name. Changes the schema that types are generated from. */
export const withoutAny: SchemaChange = ({ jsonSchema }) =>
  JSON.parse(JSON.stringify(jsonSchema), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('tsType' in value) || value.tsType !== 'any') return value
    const { tsType: _any, ...rest } = value
    return { ...rest, type: 'string' }
  }) as typeof jsonSchema
