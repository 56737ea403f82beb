import { expect, it } from 'vitest'
import { toPlaywrightArgs } from './to-playwright-args.ts'

// `--no-deps`: else `topology` would run all tests that come before it.
const files = ['basket.spec.ts', 'basket-phone.spec.ts', 'every-size/home.spec.ts']

it.each([
  ['a file', ['basket.spec'], [String.raw`basket\.spec`, '--no-deps']],
  ['files', ['basket'], ['basket', '--no-deps']],
  ['a folder', ['every-size/'], ['every-size/', '--no-deps']],
  ['a requirement', ['R2.14'], ['--grep', String.raw`R2\.14`, '--no-deps']],
  [
    'a title, with options',
    ['is placed', '--project', 'phone'],
    ['--grep', 'is placed', '--no-deps', '--project', 'phone'],
  ],
  ['options alone', ['--project', 'phone'], ['--project', 'phone']],
  ['nothing: everything', [], []],
])('chooses %s', (_what, args, wanted) => expect(toPlaywrightArgs(args, files)).toEqual(wanted))
