/** A server with a copy of the sample corpus, and an account besides the demo accounts. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openAccountStore } from '../../server/accounts'
import type { AccountKind } from '../../server/accounts/accounts'
import { hashPassword } from '../../server/accounts/passwords'
import { systemRuntime } from '../../server/runtime'
import { SAMPLE } from './sample'
import { CHEAP_LOGINS, startServer } from './server'

const COST = 2 ** 10
const RETENTION = { shareDays: 30, idleDays: 14, applicationDays: 180, workspaceBytes: 32 * 1024 * 1024 }

interface AccountOptions {
  name: string
  login: string
  password: string
  kind?: AccountKind
  permissions?: string[]
  phone?: string
}

export async function startServerWith(
  { name, login, password, phone, kind = 'member', ...rights }: AccountOptions,
  env = {},
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'alpha-account-'))
  cpSync(SAMPLE, dataDir, { recursive: true })
  const server = await startServer({ ...CHEAP_LOGINS, CORPUS: 'sample', DATA_DIR: dataDir, ...env })
  const store = await openAccountStore({
    dataDir,
    runtime: systemRuntime,
    demo: true,
    passwordCost: COST,
    ...RETENTION,
  })
  const hash = await hashPassword(password, systemRuntime.random, COST)
  const id = await store.accounts.create({ kind, name, login, password: hash, ...rights })
  if (phone) await store.phones.set(id!, phone)
  await store.close()
  return {
    origin: server.origin,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
