/**
 * The account store: accounts, sessions, permissions and their data, in one database. Each concern has its own file.
 */
import { DAY, type Runtime } from '../runtime'
import { accountsIn } from './accounts'
import { attemptsIn } from './attempts'
import { passwordChangeWith } from './change-password'
import { checkKey } from './check-key'
import type { Database } from './database/port'
import { openSqlite } from './database/sqlite'
import { dataKeysAt } from './data-key'
import { installDemo } from './demo'
import { clearWorkspaceIn } from './clear-workspace'
import { workspaceIn } from './workspace'
import { pendingRemovalsIn } from './pending-removals'
import { HASH_COST } from './passwords'
import { phonesIn } from './phones'
import { alertSubscriptionsIn } from './alert-subscriptions'
import { personalDataIn } from './personal-data'
import { personalTokensIn } from './personal-tokens'
import { redactionsIn } from './redactions'
import { removalRequestsIn } from './removal-requests'
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

export interface StoreLocation {
  dataDir: string
  /** The address of a PostgreSQL that several servers share. Without it, a file in the data folder is the database. */
  databaseUrl?: string
  /** The key that encrypts personal data. Without it, the key is in a file in the data folder. */
  dataKey?: Buffer
  /** The previous key, while some data is still encrypted with it. */
  oldDataKey?: Buffer
}

/** Retention periods in days. */
interface Retention {
  shareDays: number
  /** The life of an idle session. */
  idleDays: number
  applicationDays: number
}

export interface StoreOptions extends StoreLocation, Retention {
  runtime: Runtime
  demo: boolean
  /** The most bytes of one account's workspace. */
  workspaceBytes: number
  passwordCost?: number
  /** The name that the deployer has given to the product. */
  appName?: string
  /** Called when the database stops answering. */
  onTrouble?: (error: Error) => void
}

/** Opens the database. The PostgreSQL client is loaded only if it is used. */
export async function openDatabase(
  { dataDir, databaseUrl }: StoreLocation,
  { now }: Runtime,
  onTrouble: (error: Error) => void = () => undefined,
): Promise<Database> {
  if (!databaseUrl) return openSqlite(dataDir, now)
  const { openPostgres } = await import('./database/postgres')
  return openPostgres(databaseUrl, onTrouble)
}

/** Loads the key on first use: commands that read no encrypted data need no key. */
export function sealsAt(location: StoreLocation, { random }: Runtime): () => Seals {
  let seals: Seals | undefined
  return () => (seals ??= sealsWith(dataKeysAt(location, random), random))
}

/** Returns the repositories of one database. They do not include actions of visitors, such as signing in. */
export function repositoriesIn(
  db: Database,
  runtime: Runtime,
  { shareDays, idleDays, applicationDays }: Retention,
  seals: () => Seals,
) {
  const sessions = sessionsIn(db, runtime, idleDays * DAY)
  const attempts = attemptsIn(db)
  const tickets = ticketsIn(db, runtime)
  const shareKeys = shareKeysIn(db, runtime, shareDays)
  const reports = reportsIn(db, runtime)
  const trialApplications = trialApplicationsIn(db, applicationDays * DAY, seals)
  const removalRequests = removalRequestsIn(db, seals)
  const accounts = accountsIn(db, runtime)
  const personalTokens = personalTokensIn(db, runtime)
  const pendingRemovals = pendingRemovalsIn(db, accounts)
  return {
    accounts,
    phones: phonesIn(db, seals),
    weChatLinks: weChatLinksIn(db),
    pendingRemovals,
    sessions,
    personalTokens,
    attempts,
    tickets,
    shareKeys,
    reports,
    trialApplications,
    removalRequests,
    redactions: redactionsIn(db, seals),
    reseal: resealWith(db, seals),
    async sweep() {
      const dated = [
        sessions,
        personalTokens,
        attempts,
        tickets,
        shareKeys,
        reports,
        trialApplications,
        removalRequests,
      ]
      for (const repository of [pendingRemovals, ...dated]) await repository.sweep()
    },
  }
}

export async function openStore(options: StoreOptions) {
  const { runtime, demo, workspaceBytes, passwordCost = HASH_COST, appName = '', onTrouble, ...rest } = options
  const db = await openDatabase(rest, runtime, onTrouble)
  const seals = sealsAt(rest, runtime)
  const repositories = repositoriesIn(db, runtime, rest, seals)
  const { accounts, attempts, pendingRemovals, trialApplications } = repositories

  try {
    await checkKey(db, seals())
    await trialApplications.sealPlain()
  } catch (error) {
    await db.close()
    throw error
  }
  if (demo) await installDemo(accounts, runtime.random)
  await accounts.enableDemo(demo)
  const guardDeps = { accounts, attempts, random: runtime.random, passwordCost }
  const signIn = signInWith(guardDeps)

  return {
    ...repositories,
    signIn,
    personalData: personalDataIn(db, seals),
    workspace: workspaceIn(db, workspaceBytes),
    clearWorkspace: clearWorkspaceIn(db),
    alertSubscriptions: alertSubscriptionsIn(db),
    removeAccount: accountRemovalWith({ accounts, attempts, pendingRemovals }),
    changePassword: passwordChangeWith({ ...guardDeps, appName }),
    tryWriting: () => db.tryWriting(),
    close: () => db.close(),
  }
}
export type Store = Awaited<ReturnType<typeof openStore>>
