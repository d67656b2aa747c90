/**
 * PostgreSQL ends its connections, as in a restart, while a server works: at worst requests are refused, and the server
 * continues.
 */
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { openPlainEngine } from '../server/engine/support/plain-engine'
import { temporarySchema } from '../server/support/postgres'
import { runCommand } from '../server/support/command'
import { startServer, type TestServer } from '../server/support/server'
import { failureIn, get, logIn, post } from '../server/support/visits'
import { eventually, patience } from '../support/time'
import { doorTo } from './support/door'

jest.setTimeout(patience(120_000))

const DATA_KEY = Buffer.alloc(32).toString('base64')
const SENTENCE = '服务器错误请稍后重试'
const SHARE = '/judgement-search/api/v1/share/generateShareSecretKey'
const GRANTS = [{ method: 'case_visual_interface', params: { query: '' } }]

describe('a server whose PostgreSQL is restarted', () => {
  let schema: Awaited<ReturnType<typeof temporarySchema>>
  let server: TestServer
  beforeAll(async () => {
    schema = await temporarySchema()
    server = await startServer(
      { DATABASE_URL: schema.url, DATA_KEY, LOG_LEVEL: 'silent' },
      { engine: openPlainEngine() },
    )
  })
  afterAll(async () => {
    await server.close()
    await schema.drop()
  })

  it('answers as before, or refuses with one sentence, and recovers', async () => {
    const { token } = await logIn(server)
    const answers = { right: 0, refused: 0 }
    let asking = true
    const judge = (reply: Awaited<ReturnType<typeof get>>) => {
      if (reply.statusCode === 200) return void answers.right++
      expect(failureIn(reply)).toMatchObject({ code: 500, id: 'server_error', resultMsg: SENTENCE })
      answers.refused++
    }
    const read = async () => {
      while (asking) judge(await get(server, '/im/v1/users/me', { token }))
    }
    // A write is not retried: it may have been done.
    const write = async () => {
      while (asking) judge(await post(server, SHARE, GRANTS))
    }
    const load = Promise.all([read, read, read, read, write, write, write, write].map(errand => errand()))
    for (let round = 0; round < 8; round++) {
      const before = answers.right
      await schema.hangUp()
      await eventually(() => expect(answers.right).toBeGreaterThan(before + 8))
    }
    asking = false
    await load
    process.stdout.write(`figure: PostgreSQL ends all connections eight times: ${JSON.stringify(answers)}\n`)
    for (let n = 0; n < 5; n++) {
      expect((await get(server, '/im/v1/users/me', { token })).statusCode).toBe(200)
      expect((await post(server, SHARE, GRANTS)).statusCode).toBe(200)
      expect((await get(server, '/readyz')).statusCode).toBe(200)
    }
  })
})

it('a server whose PostgreSQL is away serves guests, refuses logins with one sentence, and continues when it is back', async () => {
  const schema = await temporarySchema()
  const door = await doorTo(5432)
  const url = new URL(schema.url)
  url.port = String(door.port)
  const server = await startServer(
    { DATABASE_URL: url.href, DATA_KEY, LOG_LEVEL: 'silent' },
    { engine: openPlainEngine() },
  )
  const search = async () =>
    (await get(server, '/judgement-search/api/v1/search/list?query=', { nologin: 'true' })).statusCode
  const { token } = await logIn(server)
  expect(await search()).toBe(200)
  door.shut()
  expect(await search()).toBe(200)
  expect((await get(server, '/readyz')).statusCode).not.toBe(200)
  const refused = await get(server, '/im/v1/users/me', { token })
  expect(failureIn(refused)).toMatchObject({ code: 500, id: 'server_error', resultMsg: SENTENCE })
  door.open()
  await eventually(async () => expect((await get(server, '/readyz')).statusCode).toBe(200))
  expect((await get(server, '/im/v1/users/me', { token })).statusCode).toBe(200)
  await server.close()
  await door.end()
  await schema.drop()
})

/** PostgreSQL on this machine lets everybody in: this stand-in asks for a password, and accepts none. */
async function strictPostgres() {
  const message = (type: string, body: Buffer) => {
    const head = Buffer.alloc(5)
    head.write(type)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const fields = ['SFATAL', 'C28P01', 'Mpassword authentication failed for user "alpha"'].map(field => `${field}\0`)
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(message('R', Buffer.from([0, 0, 0, 3])))
      socket.once('data', () => socket.end(message('E', Buffer.from(`${fields.join('')}\0`))))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: (server.address() as AddressInfo).port, end: () => server.close() }
}

it('a wrong password ends the start with one sentence and exit code 1', async () => {
  const { port, end } = await strictPostgres()
  const url = `postgres://alpha:hush@127.0.0.1:${port}/test`
  const env = { DATABASE_URL: url, DATA_KEY, DATA_DIR: '/tmp', CORPUS: 'none', PORT: '0' }
  const { code, out, err } = await runCommand('server/main.ts', [], env)
  expect([code, out, err]).toEqual([
    1,
    '',
    'DATABASE_URL cannot be used: password authentication failed for user "alpha".\n',
  ])
  end()
})
