import { describe, expect, it } from 'vitest'
import { fileTypeOf, type FileType } from './order-files.ts'

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('fileTypeOf', () => {
  it.each<[string, FileType]>([
    ['%PDF-1.7\n%âãÏÓ', 'application/pdf'],
    ['\x89PNG\r\n\x1a\n\0\0', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['AC1032\0\0', 'image/vnd.dwg'],
    ['AutoCAD Binary DXF\r\n\x1a\0', 'image/vnd.dxf'],
    ['  0\r\nSECTION\r\n  2\r\nHEADER', 'image/vnd.dxf'],
    ['999\nwritten by a saw\n0\nSECTION\n2\nENTITIES', 'image/vnd.dxf'],
    ['ISO-10303-21;\nHEADER;', 'model/step'],
  ])('knows %j [R10.7]', (head, type) => expect(fileTypeOf(latin(head))).toBe(type))

  it.each(['MZ\x90\0', 'PK\x03\x04', '<svg xmlns', '<!doctype html>', '#!/bin/sh', 'plain text', '', ' %PDF-1.7'])(
    'takes nothing that begins with %j [R10.7]',
    (head) => expect(fileTypeOf(latin(head))).toBeNull(),
  )
})
