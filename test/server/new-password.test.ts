/** New passwords that are refused, and existing ones that remain valid. */
import { faultOfPassword } from '../../server/accounts/new-password'
import { hashPassword } from '../../server/accounts/passwords'
import { startServer } from './support/server'

const NAMES = ['zhang.wei01', '律检通']

test.each([
  ['eleven char', 'unfit'],
  ['长'.repeat(257), 'unfit'],
  ['password1234', 'common'],
  ['PassWord1234', 'common'],
  ['ｐａｓｓｗｏｒｄ１２３４', 'common'],
  ['password!2026', 'common'],
  ['2026@Password', 'common'],
  ['P@ssw0rd20261', 'common'],
  ['qwertyuiop123456', 'common'],
  ['123456789012', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['abcabcabcabcabc', 'common'],
  ['zhang.wei01!!', 'common'],
  ['Zhang.Wei-2026', 'common'],
  ['律检通2026!!888', 'common'],
  ['Alpha 检索 2026', 'common'],
  ['alpha-search-1', 'common'],
  ['alpha-member', 'common'],
  ['Alpha-Office!', 'common'],
])('%s is %s', async (password, fault) => expect(await faultOfPassword(password, NAMES)).toBe(fault))

test.each([
  'correct horse battery',
  'the first password',
  '一个相当长的新密码，足够长',
  'zhang.wei reads the law',
  'K7#mQ2!vR9@x',
  '8f3a92c1d047e65b',
])('%s is accepted', async password => expect(await faultOfPassword(password, NAMES)).toBeUndefined())

test('a common password of earlier still opens its account, and cannot be set again', async () => {
  const server = await startServer({ APP_NAME: '律检通' })
  try {
    const { accounts, signIn, sessions, changePassword } = server.store
    const old = 'password1234'
    const password = await hashPassword(old, size => Buffer.alloc(size), 2 ** 10)
    const id = await accounts.create({ kind: 'member', name: '王', login: 'wang.lin', password })
    const account = (await accounts.find(id!))!
    expect((await signIn('wang.lin', old, '192.0.2.1')).kind).toBe('in')
    const { token } = await sessions.grant(account)
    const change = (next: string) => changePassword(account, { old, new: next, address: '192.0.2.1', token })
    for (const next of ['password1234', 'wang.lin-2026', '律检通2026!!888'])
      expect(await change(next)).toEqual({ kind: 'common' })
    expect((await signIn('wang.lin', old, '192.0.2.1')).kind).toBe('in')
    expect(await change('the second password')).toEqual({ kind: 'changed' })
  } finally {
    await server.close()
  }
})
