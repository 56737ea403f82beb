import type { CollectionBeforeChangeHook, Field, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { nameOfAccount } from '../name-of-account.ts'
import type { ScheduleContext } from '../schedule/run-scheduled-change.ts'

const hidden = { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true }

/** Who wrote a version, by the name that the account had then, so that it is known when the account is gone. Only the program writes them. */
export const authorFields: Field[] = [
  { name: 'savedBy', type: 'text', admin: hidden },
  { name: 'savedBySchedule', type: 'checkbox', defaultValue: false, admin: hidden },
]

function sign<Data extends Record<string, unknown>>(data: Data, req: PayloadRequest): Data {
  const schedule = req.context.schedule as ScheduleContext | undefined
  return {
    ...data,
    savedBy: schedule ? schedule.setBy : nameOfAccount(req.user),
    savedBySchedule: schedule !== undefined,
  }
}

const signDocument: CollectionBeforeChangeHook = ({ data, req }) => sign(data, req)
const signGlobal: GlobalBeforeChangeHook = ({ data, req }) => sign(data, req)

export const authorHooks = { beforeChange: [signDocument] }
export const globalAuthorHooks = { beforeChange: [signGlobal] }
