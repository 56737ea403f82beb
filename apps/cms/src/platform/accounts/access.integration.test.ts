import { beforeAll, describe, expect, it } from 'vitest'
import { firstAccount } from './first-account-context.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { type Role, roles } from './roles.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
const users = {} as Record<Role, { id: number }>
beforeAll(async () => {
  cms = await createTestCms()
  for (const role of roles) {
    users[role] = await cms.payload.create({
      collection: 'users',
      data: { email: `${role}@example.com`, password: 'correct horse battery', role },
      context: firstAccount,
    })
  }
})

type Name = 'products' | 'advisers' | 'enquiries' | 'users' | 'media' | 'revisions'
const mayRead = async (collection: Name, role: Role | null) => {
  const user = role ? { ...users[role], role, collection: 'users' as const } : null
  const found = await cms.payload.find({ collection, overrideAccess: false, user, limit: 0 }).catch(() => null)
  return found?.totalDocs ?? null
}

describe('read access through the back office', () => {
  it('gives nothing without an account [R12.9]', async () => {
    for (const collection of ['products', 'enquiries', 'users', 'media', 'revisions'] as const)
      expect(await mayRead(collection, null)).toBeNull()
  })

  it('gives content to editors, enquiries to operators, and both to admins [R12.9]', async () => {
    expect(await mayRead('products', 'editor')).toBeGreaterThan(0)
    expect(await mayRead('enquiries', 'editor')).toBeNull()
    expect(await mayRead('products', 'operator')).toBeNull()
    expect(await mayRead('enquiries', 'operator')).toBe(0)
    expect(await mayRead('products', 'admin')).toBeGreaterThan(0)
    expect(await mayRead('enquiries', 'admin')).toBe(0)
  })

  it('lets editors keep advisers, whom operators neither read nor change [R12.9, R19.54]', async () => {
    expect(await mayRead('advisers', null)).toBeNull()
    expect(await mayRead('advisers', 'operator')).toBeNull()
    expect(await mayRead('advisers', 'editor')).not.toBeNull()
    const create = (role: Role) =>
      cms.payload.create({
        collection: 'advisers',
        data: { name: 'Somebody', position: 1 },
        overrideAccess: false,
        user: { ...users[role], role, collection: 'users' as const },
      })
    await expect(create('operator')).rejects.toThrow('not allowed')
    expect((await create('editor')).name).toBe('Somebody')
  })

  it('shows only admins the accounts of others [R12.10]', async () => {
    expect(await mayRead('users', 'editor')).toBe(1)
    expect(await mayRead('users', 'admin')).toBe(3)
    expect(await mayRead('revisions', 'admin')).toBeNull()
  })
})

describe('accounts', () => {
  const data = { email: 'evil@example.com', password: 'long enough to pass', role: 'admin' as const }

  it('are created by admins only [R12.10]', async () => {
    await expect(cms.payload.create({ collection: 'users', data })).rejects.toThrow('not allowed')
    const editor = { ...users.editor, role: 'editor' as const, collection: 'users' as const }
    await expect(cms.payload.create({ collection: 'users', data, user: editor })).rejects.toThrow('not allowed')
  })

  it('cannot raise their own role [R12.10]', async () => {
    const user = { ...users.editor, role: 'editor' as const, collection: 'users' as const }
    await cms.payload.update({
      collection: 'users',
      id: users.editor.id,
      data: { role: 'admin' },
      overrideAccess: false,
      user,
    })
    expect((await cms.payload.findByID({ collection: 'users', id: users.editor.id })).role).toBe('editor')
  })

  it('have no short passwords [R12.10]', async () => {
    await expect(
      cms.payload.update({ collection: 'users', id: users.editor.id, data: { password: 'short' } }),
    ).rejects.toThrow('at least 10')
  })
})
