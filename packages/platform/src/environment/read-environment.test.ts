import { describe, expect, it } from 'vitest'
import { type EnvironmentSource, readEnvironment } from './read-environment.ts'
import { type VariableName, variables } from './variables.ts'

const all = Object.keys(variables) as VariableName[]
const read = (source: EnvironmentSource) => readEnvironment(all, source, () => '/repo')

describe('readEnvironment', () => {
  it('gives only what is asked for, with defaults [R18.3]', () => {
    expect(readEnvironment(['PORT', 'API_BASE'], { CMS_PORT: 'abc' }, () => '/repo')).toEqual({ PORT: 3000 })
  })

  it('takes blank as unset [R18.3]', () => {
    expect(read({ PORT: '', ENQUIRIES_PER_HOUR: ' ', DATABASE_URL: '', TRUST_PROXY: '' })).toMatchObject({
      PORT: 3000,
      ENQUIRIES_PER_HOUR: 30,
      TRUST_PROXY: false,
    })
    expect(read({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined()
  })

  it.each([
    ['0', false],
    ['false', false],
    ['1', true],
    ['true', true],
  ])('takes %s for a flag [R18.3]', (given, value) => {
    expect(read({ TRUST_PROXY: given, ENQUIRY_RECEIPTS: given })).toMatchObject({
      TRUST_PROXY: value,
      ENQUIRY_RECEIPTS: value,
    })
  })

  it('refuses other flags [R18.3]', () => {
    expect(() => read({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY: give 0 or 1 (it is "yes")')
  })

  it.each([
    ['data', '/repo/data'],
    ['../x', '/x'],
    ['/var/lib/vitrine', '/var/lib/vitrine'],
  ])('takes the data folder %s from the repository root [R18.3]', (given, value) => {
    expect(read({ DATA_DIR: given }).DATA_DIR).toBe(value)
  })

  it('asks for the repository root only where a folder is relative', () => {
    const root = () => {
      throw new Error('no repository here')
    }
    expect(readEnvironment(['DATA_DIR'], { DATA_DIR: '/data' }, root).DATA_DIR).toBe('/data')
  })

  it('takes the last slash from addresses [R18.3]', () => {
    expect(read({ SITE_URL: 'https://a.example/' }).SITE_URL).toBe('https://a.example')
  })

  it('says in one sentence each what is wrong [R18.3]', () => {
    expect(() => read({ PORT: '99999.5', SEED: 'all', GTM_ORIGIN: 'https://a.example/x' })).toThrow(
      new Error(
        [
          'The environment is not right.',
          '  PORT: give a port number from 1 to 65535 (it is "99999.5")',
          '  SEED: give demo or none (it is "all")',
          '  GTM_ORIGIN: give an origin such as https://tags.example.com (it is "https://a.example/x")',
        ].join('\n'),
      ),
    )
    expect(() => read({ DATABASE_URL: 'mysql://x' })).toThrow('leave it empty for SQLite')
    expect(() => read({ ADMIN_ALLOWED_ADDRESSES: '10.0.0.0/33' })).toThrow(
      'ADMIN_ALLOWED_ADDRESSES: give addresses or ranges such as 192.0.2.7, 198.51.100.0/24, 2001:db8::/48 (it is "10.0.0.0/33")',
    )
    expect(() => read({ ADMIN_HOST: 'https://admin.example.com' })).toThrow('ADMIN_HOST: give a host name')
    expect(() => read({ REQUIRE_TOTP_FOR_ADMINS: 'yes' })).toThrow('REQUIRE_TOTP_FOR_ADMINS: give 0 or 1')
  })

  it.each([
    [{ ADMIN_EMAIL: 'a@b.example' }, 'give ADMIN_EMAIL and ADMIN_PASSWORD together'],
    [{ ADMIN_PASSWORD: 'long enough to pass' }, 'give ADMIN_EMAIL and ADMIN_PASSWORD together'],
    [{ WEBHOOK_URL: 'https://crm.example' }, 'give WEBHOOK_URL and WEBHOOK_SECRET together'],
    [{ S3_BUCKET: 'uploads' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with it'],
  ])('says what %j needs besides [R18.3]', (source, sentence) => {
    expect(() => read(source)).toThrow(sentence)
  })

  it('shows no wrong value of a secret [R12.12]', () => {
    const wrong = 'mysql:h2'
    const secrets = all.filter((name) => (variables[name] as { isSecret?: boolean }).isSecret)
    expect(() => read(Object.fromEntries(secrets.map((name) => [name, wrong])))).toThrow(
      /INTERNAL_SECRET: .*DATABASE_URL: /s,
    )
    expect(() => read(Object.fromEntries(secrets.map((name) => [name, wrong])))).toThrow(/^(?!.*mysql:h2)/s)
    expect(() => read({ API_BASE: 'ftp://user:hunter2@api.example' })).toThrow('(it is "ftp://…@api.example")')
  })

  it('knows every secret by its name [R12.12]', () => {
    const named = all.filter((name) => /PASSWORD|SECRET|KEY|DATABASE_URL|SMTP_URL|TOKEN/.test(name))
    expect(named.filter((name) => !(variables[name] as { isSecret?: boolean }).isSecret)).toEqual([])
  })

  it('asks for what each translation provider needs, and shows no key [R14.165]', () => {
    const complain = (source: EnvironmentSource) => {
      try {
        read(source)
        return ''
      } catch (error) {
        return String(error)
      }
    }
    expect(complain({ TRANSLATION_PROVIDER: 'deepl' })).toContain('give TRANSLATION_KEY with deepl')
    expect(complain({ TRANSLATION_PROVIDER: 'libretranslate' })).toContain('give TRANSLATION_URL with libretranslate')
    expect(complain({ TRANSLATION_PROVIDER: 'openai', TRANSLATION_URL: 'https://ai.example/v1' })).toContain(
      'give TRANSLATION_URL and TRANSLATION_MODEL with openai',
    )
    const wrong = complain({ TRANSLATION_PROVIDER: 'babel', TRANSLATION_KEY: 'a-secret', TRANSLATION_URL: 'no' })
    expect(wrong).toContain('give deepl, libretranslate or openai')
    expect(wrong).not.toContain('a-secret')
    expect(complain({ TRANSLATION_KEY: 'a-secret' })).toContain('give TRANSLATION_PROVIDER with it')
    expect(read({ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'x:fx' }).TRANSLATION_PROVIDER).toBe('deepl')
    expect(read({}).TRANSLATION_PROVIDER).toBeUndefined()
  })
})
