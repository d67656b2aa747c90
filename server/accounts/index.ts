/** Who may come in and what they may see: one database, a file per concern. */
import type { Runtime } from '../runtime'
import { accountsIn } from './accounts'
import { attemptsIn } from './attempts'
import { openDatabase } from './database'
import { installDemo } from './demo'
import { COST } from './passwords'
import { sessionsIn } from './sessions'
import { shareKeysIn } from './share-keys'
import { signInWith } from './sign-in'
import { ticketsIn } from './tickets'
import { trialApplicationsIn } from './trial-applications'

export interface StoreOptions {
  dataDir: string
  runtime: Runtime
  demo: boolean
  shareDays: number
  passwordCost?: number
}

export async function openStore({ dataDir, runtime, demo, shareDays, passwordCost = COST }: StoreOptions) {
  const db = openDatabase(dataDir)
  const accounts = accountsIn(db, runtime)
  const sessions = sessionsIn(db, runtime)
  const attempts = attemptsIn(db, runtime)
  const tickets = ticketsIn(db, runtime)
  const shareKeys = shareKeysIn(db, runtime, shareDays)
  const trialApplications = trialApplicationsIn(db, runtime)

  if (demo) await installDemo(accounts, runtime, passwordCost)
  accounts.enableDemo(demo)
  const signIn = await signInWith({ accounts, attempts, random: runtime.random, passwordCost })

  return {
    accounts,
    sessions,
    attempts,
    tickets,
    shareKeys,
    trialApplications,
    signIn,
    sweep: () => [sessions, attempts, tickets, shareKeys].forEach(part => part.sweep()),
    isAlive: () => db.prepare('SELECT 1 AS alive').get() !== undefined,
    close: () => db.close(),
  }
}
export type Store = Awaited<ReturnType<typeof openStore>>
