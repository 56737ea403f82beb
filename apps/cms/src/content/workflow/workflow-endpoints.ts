import { orderEndpoint } from '../order/order-endpoint.ts'
import { approvalEndpoints } from './approval/approval-endpoints.ts'
import { commentEndpoints } from './comments/comment-endpoints.ts'
import { stateEndpoint } from './read-state.ts'
import { scheduleEndpoints } from './schedule/schedule-endpoints.ts'

/** The calls below /cms-api/workflow, for editors and admins. */
export const workflowEndpoints = [
  stateEndpoint,
  ...scheduleEndpoints,
  ...approvalEndpoints,
  ...commentEndpoints,
  orderEndpoint,
]
