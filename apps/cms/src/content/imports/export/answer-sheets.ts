const types: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** An export as a file that is saved, with the day in its name. */
export function answerSheets(body: Uint8Array, name: string, ending: string): Response {
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': types[ending] ?? '',
      'content-disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.${ending}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
