/** Creates members with a session each. There are enough that the rate limit of one visitor is not what is measured. */
import { openAccountStore } from '../../../server/accounts'
import { systemRuntime } from '../../../server/runtime'

const COUNT = 150
const TERMS = { shareDays: 30, idleDays: 14, applicationDays: 180, workspaceBytes: 32 * 1024 * 1024 }

/** Creates the members and returns the tokens of their sessions. */
export async function makeMembers(dataDir: string): Promise<string[]> {
  const store = await openAccountStore({ dataDir, runtime: systemRuntime, demo: true, ...TERMS })
  const tokens: string[] = []
  for (let at = 0; at < COUNT; at++) {
    const account = await store.accounts.create({ kind: 'member', name: `visitor ${at}` })
    const { token } = await store.sessions.grant((await store.accounts.find(account!))!)
    tokens.push(token)
  }
  await store.close()
  return tokens
}
