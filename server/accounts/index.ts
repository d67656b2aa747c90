/** Who may come in and what they may see: one database, a file per concern. */
import { DAY, type Runtime } from '../runtime'
import { accountsIn } from './accounts'
import { attemptsIn } from './attempts'
import { passwordChangeWith } from './change-password'
import type { Database } from './database/port'
import { openSqlite } from './database/sqlite'
import { dataKeysAt } from './data-key'
import { installDemo } from './demo'
import { clearDeskIn } from './clear-workspace'
import { deskIn } from './workspace'
import { leavingIn } from './account-removal'
import { COST } from './passwords'
import { phonesIn } from './phones'
import { newsOrdersIn } from './alert-subscriptions'
import { ownDataIn } from './personal-data'
import { accountRemovalWith } from './remove-account'
import { reportsIn } from './reports'
import { resealWith } from './reseal'
import { type Seals, sealsWith } from './seals'
import { sessionsIn } from './sessions'
import { shareKeysIn } from './share-keys'
import { signInWith } from './sign-in'
import { ticketsIn } from './tickets'
import { trialApplicationsIn } from './trial-applications'
import { weChatLinksIn } from './wechat-links'

export interface StorePlace {
  dataDir: string
  /** A PostgreSQL that several servers share; without one, a file in the data folder. */
  databaseUrl?: string
  /** What phone numbers are sealed with; without it a file in the data folder. */
  dataKey?: Buffer
  /** What they were sealed with before, as long as some of them are. */
  oldDataKey?: Buffer
}

/** After how many days what is kept is over. */
export interface StoreTerms {
  shareDays: number
  /** Sessions that nobody comes with. */
  idleDays: number
  applicationDays: number
}

export interface StoreOptions extends StorePlace, StoreTerms {
  runtime: Runtime
  demo: boolean
  /** Of an account's desk. */
  deskBytes: number
  passwordCost?: number
  /** What the deployer calls the product. */
  appName?: string
  /** Told when the database goes away. */
  onTrouble?: (error: Error) => void
}

/** The client of PostgreSQL is loaded only where it is wanted. */
export async function openDatabase(
  { dataDir, databaseUrl }: StorePlace,
  { now }: Runtime,
  onTrouble: (error: Error) => void = () => undefined,
): Promise<Database> {
  if (!databaseUrl) return openSqlite(dataDir, now)
  const { openPostgres } = await import('./database/postgres')
  return openPostgres(databaseUrl, onTrouble)
}

/** Whoever asks for nothing that is sealed needs no key. */
export function sealsAt(place: StorePlace, { random }: Runtime): () => Seals {
  let seals: Seals | undefined
  return () => (seals ??= sealsWith(dataKeysAt(place, random), random))
}

/** What the database holds, without anybody who comes in by it. */
export function partsIn(
  db: Database,
  runtime: Runtime,
  { shareDays, idleDays, applicationDays }: StoreTerms,
  seals: () => Seals,
) {
  const sessions = sessionsIn(db, runtime, idleDays * DAY)
  const attempts = attemptsIn(db)
  const tickets = ticketsIn(db, runtime)
  const shareKeys = shareKeysIn(db, runtime, shareDays)
  const reports = reportsIn(db, runtime)
  const trialApplications = trialApplicationsIn(db, applicationDays * DAY, seals)
  const accounts = accountsIn(db, runtime)
  const leaving = leavingIn(db, accounts)
  return {
    accounts,
    phones: phonesIn(db, seals),
    weChatLinks: weChatLinksIn(db),
    leaving,
    sessions,
    attempts,
    tickets,
    shareKeys,
    reports,
    trialApplications,
    reseal: resealWith(db, seals),
    async sweep() {
      for (const part of [leaving, sessions, attempts, tickets, shareKeys, reports, trialApplications])
        await part.sweep()
    },
  }
}

export async function openStore(options: StoreOptions) {
  const { runtime, demo, deskBytes, passwordCost = COST, appName = '', onTrouble, ...rest } = options
  const db = await openDatabase(rest, runtime, onTrouble)
  const seals = sealsAt(rest, runtime)
  const parts = partsIn(db, runtime, rest, seals)
  const { accounts, attempts, leaving, phones, trialApplications } = parts

  try {
    seals()
    await trialApplications.checkKey()
    await phones.checkKey()
    await trialApplications.sealPlain()
  } catch (error) {
    await db.close()
    throw error
  }
  if (demo) await installDemo(accounts, runtime.random)
  await accounts.enableDemo(demo)
  const guarded = { accounts, attempts, random: runtime.random, passwordCost }
  const signIn = signInWith(guarded)

  return {
    ...parts,
    signIn,
    ownData: ownDataIn(db, seals),
    desk: deskIn(db, deskBytes),
    clearDesk: clearDeskIn(db),
    newsOrders: newsOrdersIn(db),
    removeAccount: accountRemovalWith({ accounts, attempts, leaving }),
    changePassword: passwordChangeWith({ ...guarded, appName }),
    tryWriting: () => db.tryWriting(),
    close: () => db.close(),
  }
}
export type Store = Awaited<ReturnType<typeof openStore>>
