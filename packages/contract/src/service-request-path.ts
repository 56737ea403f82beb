/**
 * Where somebody says what is wrong with a delivered machine; `?serial=` names it. Below the pages of buyers, as whatever keeps, logs or lists none of
 * these does not do so with it either: its address may name a serial number.
 */
export const SERVICE_REQUEST_PATH = '/enquiry/service'

/** The form for a machine, such as `/enquiry/service?language=de&serial=NV450-26-7K3Q9`. */
export const toServiceRequestPath = (language: string, serial?: string): string =>
  `${SERVICE_REQUEST_PATH}?${new URLSearchParams({ language, ...(serial && { serial }) })}`
