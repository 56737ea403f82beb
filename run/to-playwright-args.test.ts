import { expect, it } from 'vitest'
import { toPlaywrightArgs } from './to-playwright-args.ts'

const files = ['basket.spec.ts', 'basket-phone.spec.ts', 'every-size/home.spec.ts']

it.each([
  ['a file', ['basket.spec'], [String.raw`basket\.spec`]],
  ['files', ['basket'], ['basket']],
  ['a folder', ['every-size/'], ['every-size/']],
  ['a requirement', ['R2.14'], ['--grep', String.raw`R2\.14`]],
  ['a title, with options', ['is placed', '--project', 'phone'], ['--grep', 'is placed', '--project', 'phone']],
  ['options alone', ['--project', 'phone'], ['--project', 'phone']],
  ['nothing: everything', [], []],
])('chooses %s', (_what, args, wanted) => expect(toPlaywrightArgs(args, files)).toEqual(wanted))
