/** Accounts in PostgreSQL survive `kill -9` of their server. */
import { rmSync } from 'node:fs'
import { describeKilled } from '../server/support/describe-killed'
import { temporaryDir } from '../server/support/server'
import { sharedServices } from './support/shared'

const dir = temporaryDir()
let services: Awaited<ReturnType<typeof sharedServices>>
beforeAll(async () => void (services = await sharedServices()))
afterAll(async () => {
  await services.end()
  rmSync(dir, { recursive: true })
})

describe('a server with PostgreSQL', () => {
  describeKilled(async () => ({
    dir,
    env: { DATABASE_URL: services.env.DATABASE_URL, DATA_KEY: services.env.DATA_KEY },
  }))
})
