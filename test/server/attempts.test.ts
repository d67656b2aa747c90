import type { LightMyRequestResponse } from 'fastify'
import { HOST, startServer, type TestServer } from './support/server'
import { verifyPassword } from '../../server/accounts/passwords'
import { BusyError } from '../../server/threads/busy'
import { authorizeUrl, loginInfo, openForm } from './support/visits'

jest.mock('../../server/accounts/passwords', () => {
  const actual = jest.requireActual<typeof import('../../server/accounts/passwords')>('../../server/accounts/passwords')
  return { ...actual, verifyPassword: jest.fn(actual.verifyPassword) }
})
const verify = jest.mocked(verifyPassword)

let server: TestServer
/** Sends the open form from a given address. */
let attempt: (fields: Record<string, string>, address: string) => Promise<LightMyRequestResponse>

const openFormOnce = async () => {
  const url = authorizeUrl(await loginInfo(server))
  const { guard, cookie } = await openForm(server, url)
  attempt = (fields, address) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: {
        host: HOST,
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': address,
      },
      payload: new URLSearchParams({ guard, consent: 'yes', ...fields }).toString(),
    })
}

beforeEach(async () => {
  server = await startServer({ TRUST_PROXY: '1' })
  await openFormOnce()
})
afterEach(() => server.close())

const MINUTE = 60_000
/** The form's state would expire, so a new page is opened. */
const later = async (time: number) => {
  server.runtime.pass(time)
  await openFormOnce()
}
const right = { name: 'member', password: 'alpha-member' }
const statuses = async (times: number, fields: Record<string, string>, address: string) => {
  const codes: number[] = []
  for (let time = 0; time < times; time++) codes.push((await attempt(fields, address)).statusCode)
  return codes
}

describe('wrong passwords', () => {
  it('lock the account after five, for that address only', async () => {
    expect(await statuses(6, { ...right, password: 'x' }, '192.0.2.1')).toEqual([401, 401, 401, 401, 401, 429])
    const locked = await attempt(right, '192.0.2.1')
    expect(locked.statusCode).toBe(429)
    expect(locked.headers['retry-after']).toBe('900')
    expect(locked.body).toContain('请在15分钟后再试')
    expect((await attempt(right, '192.0.2.2')).statusCode).toBe(302)
  })

  it('keep the account locked only for the period, though the clock is set back', async () => {
    await statuses(5, { ...right, password: 'x' }, '192.0.2.1')
    await later(-60 * MINUTE)
    expect((await attempt(right, '192.0.2.1')).headers['retry-after']).toBe('900')
  })

  it('lock it for longer each time', async () => {
    const wrong = { ...right, password: 'x' }
    await statuses(5, wrong, '192.0.2.1')
    await later(15 * MINUTE)
    expect(await statuses(2, wrong, '192.0.2.1')).toEqual([401, 429])
    await later(15 * MINUTE)
    expect((await attempt(right, '192.0.2.1')).body).toContain('请在15分钟后再试')
    await later(15 * MINUTE)
    expect((await attempt(right, '192.0.2.1')).statusCode).toBe(302)
  })

  it('are forgotten with the right one', async () => {
    for (let round = 0; round < 3; round++) {
      expect(await statuses(4, { ...right, password: 'x' }, '192.0.2.1')).toEqual([401, 401, 401, 401])
      expect((await attempt(right, '192.0.2.1')).statusCode).toBe(302)
    }
  })

  it('count for an IPv6 network, and for unknown names', async () => {
    await statuses(5, { name: 'nobody', password: 'x' }, '2001:db8::1')
    expect((await attempt({ name: 'nobody', password: 'x' }, '2001:db8::2')).statusCode).toBe(429)
    expect((await attempt({ name: 'nobody', password: 'x' }, '2001:db8:0:1::1')).statusCode).toBe(401)
  })

  it('for unknown names lock nobody else at the address out', async () => {
    for (let name = 0; name < 60; name++) await attempt({ name: `n${name}`, password: 'x' }, '192.0.2.1')
    expect((await attempt(right, '192.0.2.1')).statusCode).toBe(302)
  })

  it('for many existing names lock the address, but not for its regular user', async () => {
    const { accounts } = server.store
    for (let name = 0; name < 51; name++) await accounts.create({ kind: 'member', name: '', login: `m${name}` })
    await attempt(right, '192.0.2.1')
    const names = Array.from({ length: 51 }, (_, name) => `m${name}`)
    const codes = []
    for (const name of names) codes.push((await attempt({ name, password: 'x' }, '192.0.2.1')).statusCode)
    expect([codes.lastIndexOf(401), codes.indexOf(429)]).toEqual([49, 50])
    const office = { name: 'office', password: 'alpha-office' }
    expect((await attempt(office, '192.0.2.1')).statusCode).toBe(429)
    expect((await attempt(office, '192.0.2.2')).statusCode).toBe(302)
    expect((await attempt(right, '192.0.2.1')).statusCode).toBe(302)
  })

  it("from everywhere leave a new address one attempt, and the owner's address all of them", async () => {
    await attempt(right, '192.0.2.1')
    const wrong = { ...right, password: 'x' }
    for (let host = 0; host < 100; host++) await attempt(wrong, `198.51.100.${host}`)
    expect((await attempt(right, '203.0.113.1')).statusCode).toBe(302)
    expect(await statuses(2, wrong, '203.0.113.2')).toEqual([401, 429])
    expect(await statuses(6, wrong, '192.0.2.1')).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('correct logins of a whole office do not lock its address', async () => {
    expect(new Set(await statuses(60, right, '192.0.2.1'))).toEqual(new Set([302]))
  })
})

describe('a password that a busy server cannot verify', () => {
  const busy = async () => {
    verify.mockRejectedValueOnce(new BusyError())
    expect((await attempt(right, '192.0.2.1')).statusCode).toBe(503)
  }

  it('does not count as wrong', async () => {
    for (let time = 0; time < 6; time++) await busy()
    expect(await statuses(4, { ...right, password: 'x' }, '192.0.2.1')).toEqual([401, 401, 401, 401])
    await busy()
    expect((await attempt(right, '192.0.2.1')).statusCode).toBe(302)
  })

  it('begins no lock after an earlier one has ended', async () => {
    await statuses(5, { ...right, password: 'x' }, '192.0.2.1')
    await later(15 * MINUTE)
    await busy()
    expect((await attempt(right, '192.0.2.1')).statusCode).toBe(302)
  })
})

describe('1,000 wrong passwords', () => {
  it('are cheap, each gets its refusal, and the owner can still log in elsewhere', async () => {
    const guess = (password: string, address: string) => attempt({ name: 'member', password }, address)
    verify.mockClear()
    const replies = await Promise.all(Array.from({ length: 1000 }, (_, index) => guess(`guess ${index}`, '192.0.2.1')))
    // The others are refused before hashing.
    expect(verify).toHaveBeenCalledTimes(5)
    const count = (status: number) => replies.filter(reply => reply.statusCode === status).length
    expect([count(401), count(429)]).toEqual([5, 995])
    expect((await guess('alpha-member', '192.0.2.1')).statusCode).toBe(429)
    expect((await guess('alpha-member', '192.0.2.2')).statusCode).toBe(302)
  })
})
