/** Who may come in and what they may see: one database, a file per concern. */
import type { World } from '../world'
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
  world: World
  demo: boolean
  shareDays: number
  passwordCost?: number
}

export async function openStore({ dataDir, world, demo, shareDays, passwordCost = COST }: StoreOptions) {
  const db = openDatabase(dataDir)
  const accounts = accountsIn(db, world)
  const sessions = sessionsIn(db, world)
  const attempts = attemptsIn(db, world)
  const tickets = ticketsIn(db, world)
  const shareKeys = shareKeysIn(db, world, shareDays)
  const trialApplications = trialApplicationsIn(db, world)

  if (demo) await installDemo(accounts, world, passwordCost)
  accounts.enableDemo(demo)
  const signIn = await signInWith({ accounts, attempts, random: world.random, passwordCost })

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
