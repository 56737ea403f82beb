import { crc32, deflateSync } from 'node:zlib'

/** A PNG of a plain wall, not compressed: three bytes a pixel, and cheap to make smaller. */
export function drawWall(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8)
  // Each row begins with the filter that it has none of.
  const rows = Buffer.alloc((width * 3 + 1) * height, 0xb4)
  for (let row = 0; row < height; row++) rows[row * (width * 3 + 1)] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [
    toChunk('IHDR', header),
    toChunk('IDAT', deflateSync(rows, { level: 0 })),
    toChunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([signature, ...parts])
}

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
