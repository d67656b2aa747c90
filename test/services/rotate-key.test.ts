/** `npm run admin -- data-key rotate` over PostgreSQL, while servers that know both keys run. */
import { openAccountStore } from '../../server/accounts'
import { systemRuntime } from '../../server/runtime'
import { runCommand } from '../server/support/command'
import { temporarySchema } from '../server/support/postgres'
import { RETENTION } from '../server/support/server'
import { CHEAP } from '../server/support/store'
import { patience } from '../support/time'

jest.setTimeout(patience(120_000))

const [FIRST, SECOND, THIRD] = [1, 2, 3].map(at => Buffer.alloc(32, at)) as [Buffer, Buffer, Buffer]
const PHONE = '13800138000'

let schema: Awaited<ReturnType<typeof temporarySchema>>
beforeEach(async () => void (schema = await temporarySchema()))
afterEach(() => schema.drop())

const open = (dataKey: Buffer, oldDataKey?: Buffer) =>
  openAccountStore({
    ...{ dataDir: '', databaseUrl: schema.url, dataKey, oldDataKey },
    ...{ runtime: systemRuntime, demo: true, ...RETENTION, passwordCost: CHEAP },
  })
const rotate = (...keys: Buffer[]) => {
  const [DATA_KEY = '', DATA_KEY_OLD = ''] = keys.map(key => key.toString('base64'))
  return runCommand('server/admin/main.ts', ['data-key', 'rotate'], {
    DATABASE_URL: schema.url,
    DATA_KEY,
    DATA_KEY_OLD,
  })
}
const phoneRows = () => schema.query('SELECT phone, phone_print FROM accounts ORDER BY id')

it('encrypts everything with the new key, and nothing if the old one is wrong', async () => {
  const store = await open(FIRST)
  await store.phones.set('demo-member', PHONE)
  await store.close()
  const before = await phoneRows()

  for (const [keys, sentence] of [
    [[SECOND, THIRD], /^The phone numbers [^\n]* were sealed with another key: [^\n]*\n$/],
    [[SECOND], /^Set DATA_KEY to the new key and DATA_KEY_OLD to the one before, here and for all servers\.\n$/],
    [
      [SECOND, SECOND],
      /^Set DATA_KEY to the new key and DATA_KEY_OLD to the one before, here and for all servers\.\n$/,
    ],
    [[], /^Set DATA_KEY to the new key and DATA_KEY_OLD to the one before, here and for all servers\.\n$/],
  ] as const) {
    const { code, out, err } = await rotate(...keys)
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(sentence)
    expect(await phoneRows()).toEqual(before)
  }

  const running = await open(SECOND, FIRST)
  expect((await rotate(SECOND, FIRST)).code).toBe(0)
  expect((await running.phones.ownerOf(PHONE))?.id).toBe('demo-member')
  await running.close()
  const after = await open(SECOND)
  expect((await after.phones.ownerOf(PHONE))?.id).toBe('demo-member')
  await after.close()
  await expect(open(FIRST)).rejects.toThrow(/sealed with another key/)
})
