import type { CollectionConfig, Endpoint } from 'payload'

const answerNotFound = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })

/** Payload asks for versions also where none are kept, and fails for want of a table. */
const noVersions: Endpoint[] = [
  { path: '/versions', method: 'get', handler: answerNotFound },
  { path: '/versions/:id', method: 'get', handler: answerNotFound },
  { path: '/versions/:id', method: 'post', handler: answerNotFound },
]

/** A collection without versions says so when it is asked for them. */
export function withoutVersions(collection: CollectionConfig): CollectionConfig {
  return collection.versions || collection.endpoints === false
    ? collection
    : { ...collection, endpoints: [...(collection.endpoints ?? []), ...noVersions] }
}
