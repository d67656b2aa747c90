/** Requests counted by the Redis of this machine, under keys of the test, and by each server while Redis is away. */
import { Redis } from 'ioredis'
import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { openRedis } from '../../server/http/redis'
import { runCommand } from '../server/support/command'
import { startServer, type TestServer } from '../server/support/server'
import { get } from '../server/support/visits'
import { eventually } from '../support/time'

const REDIS = 'redis://127.0.0.1:6379'
const prefix = `alpha-test-${randomBytes(6).toString('hex')}:`
const ours = `${REDIS}?keyPrefix=${prefix}`
const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  const redis = new Redis(REDIS)
  const keys = await redis.keys(`${prefix}*`)
  if (keys.length) await redis.del(...keys)
  await redis.quit()
})

async function serve(url: string): Promise<TestServer> {
  const redis = await openRedis(url)
  const general = { max: 10, timeWindow: 60_000 }
  const server = await startServer({ LOG_LEVEL: 'warn' }, { redis, limits: { general } })
  open.push(server, { close: () => redis.disconnect() })
  return server
}

const ask = async (server: TestServer) => (await get(server, '/trial')).statusCode
const statusCodes = async (times: number, servers: TestServer[]) => {
  const codes: number[] = []
  for (let at = 0; at < times; at++) codes.push(await ask(servers[at % servers.length]!))
  return codes
}
const redisMessages = ({ log }: TestServer) =>
  log.map(line => (JSON.parse(line) as { msg: string }).msg).filter(msg => msg.startsWith('Redis'))

describe('two servers over one Redis', () => {
  it('count the requests of a visitor together', async () => {
    const servers = [await serve(ours), await serve(ours)]
    expect(await statusCodes(12, servers)).toEqual([...Array<number>(10).fill(200), 429, 429])
    expect(servers.flatMap(redisMessages)).toEqual([])
  })
})

describe('a Redis that is away', () => {
  const AWAY = 'Redis is away: each server counts requests for itself'

  it('lets each server count by itself, with one line in the log', async () => {
    const server = await serve('redis://127.0.0.1:6399')
    expect(await statusCodes(12, [server])).toEqual([...Array<number>(10).fill(200), 429, 429])
    expect(redisMessages(server)).toEqual([AWAY])
  })

  it('counts again when it is back', async () => {
    const start = () => spawn('redis-server', ['--port', '6398', '--bind', '127.0.0.1', '--save', ''])
    const answers = async () => {
      const probe = await openRedis('redis://127.0.0.1:6398')
      const isReady = probe.status === 'ready'
      probe.disconnect()
      expect(isReady).toBe(true)
    }
    let redisServer = start()
    open.push({ close: () => redisServer.kill() })
    await eventually(answers)
    const server = await serve('redis://127.0.0.1:6398')
    expect(await statusCodes(3, [server])).toEqual([200, 200, 200])
    redisServer.kill('SIGKILL')
    await eventually(async () => {
      await ask(server)
      expect(redisMessages(server)).toEqual([AWAY])
    })
    redisServer = start()
    await eventually(async () => {
      await ask(server)
      expect(redisMessages(server)).toEqual([AWAY, 'Redis is back: requests are counted together'])
    })
  })

  it('that is away at the start does not stop it; a wrong password does', async () => {
    const redis = spawn('redis-server', [
      '--port',
      '6397',
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--requirepass',
      'right',
    ])
    open.push({ close: () => redis.kill() })
    await eventually(() =>
      openRedis('redis://:right@127.0.0.1:6397').then(client => {
        const { status } = client
        client.disconnect()
        expect(status).toBe('ready')
      }),
    )
    const env = { DATA_DIR: '/tmp/none', CORPUS: 'none', PORT: '0' }
    for (const url of ['redis://:hush@127.0.0.1:6397', 'redis://127.0.0.1:6397']) {
      await expect(openRedis(url)).rejects.toThrow(/^REDIS_URL cannot be used: (WRONGPASS|NOAUTH) .*\.$/)
    }
    const { code, err } = await runCommand('server/main.ts', [], { ...env, REDIS_URL: 'http://hush@host' })
    expect([code, err]).toEqual([1, 'REDIS_URL must be an address such as redis://user:password@host:6379.\n'])
  })
})
