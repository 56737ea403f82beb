import { createServer } from 'node:http'
import { fetchRaw } from './fetch-raw.ts'

/**
 * A server that does nothing but write one answer, the same bytes and headers as the site's: `node bare-server.ts PORT ADDRESS ENCODING`.
 * It fetches the answer from the address once.
 */
const [port = '', address = '', encoding = ''] = process.argv.slice(2)
const { status, headers, body } = await fetchRaw(address, { 'accept-encoding': encoding, 'accept-language': 'en' })
createServer((_, response) => response.writeHead(status, headers).end(body)).listen(Number(port), '127.0.0.1')
