/**
 * The account store: accounts, sessions, permissions and their data, in one database. Each concern has its own file.
 */
import { DAY, type Runtime } from '../runtime'
import { accountRepository } from './accounts'
import { loginAttemptRepository } from './attempts'
import { createPasswordChange } from './change-password'
import { checkDataKey } from './check-data-key'
import type { Database } from './database/port'
import { openSqlite } from './database/sqlite'
import { dataKeysAt } from './data-key'
import { createDemoAccounts } from './demo'
import { createClearWorkspace } from './clear-workspace'
import { workspaceRepository } from './workspace'
import { pendingRemovalRepository } from './pending-removals'
import { HASH_COST } from './passwords'
import { phoneRepository } from './phones'
import { alertSubscriptionRepository } from './alert-subscriptions'
import { personalDataRepository } from './personal-data'
import { personalTokenRepository } from './personal-tokens'
import { redactionRepository } from './redactions'
import { removalRequestRepository } from './removal-requests'
import { createAccountRemoval } from './remove-account'
import { reportRepository } from './reports'
import { createReencryption } from './reseal'
import { type Encryption, createEncryption } from './seals'
import { sessionRepository } from './sessions'
import { shareKeyRepository } from './share-keys'
import { createSignIn } from './sign-in'
import { ticketRepository } from './tickets'
import { trialApplicationRepository } from './trial-applications'
import { weChatLinkRepository } from './wechat-links'

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
  /** The days after which an idle session ends. */
  idleDays: number
  applicationDays: number
}

export interface StoreOptions extends StoreLocation, Retention {
  runtime: Runtime
  demo: boolean
  /** The maximum size of one account's workspace, in bytes. */
  workspaceBytes: number
  passwordCost?: number
  /** The product's name, which the deployer chooses. */
  appName?: string
  /** Called when the database stops responding. */
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

/** Returns a function that loads the key on first use. Commands that read no encrypted data thus need no key. */
export function encryptionLoader(location: StoreLocation, { random }: Runtime): () => Encryption {
  let seals: Encryption | undefined
  return () => (seals ??= createEncryption(dataKeysAt(location, random), random))
}

/** Returns the repositories of one database. They do not include actions of visitors, such as signing in. */
export function repositoriesIn(
  db: Database,
  runtime: Runtime,
  { shareDays, idleDays, applicationDays }: Retention,
  seals: () => Encryption,
) {
  const sessions = sessionRepository(db, runtime, idleDays * DAY)
  const attempts = loginAttemptRepository(db)
  const tickets = ticketRepository(db, runtime)
  const shareKeys = shareKeyRepository(db, runtime, shareDays)
  const reports = reportRepository(db, runtime)
  const trialApplications = trialApplicationRepository(db, applicationDays * DAY, seals)
  const removalRequests = removalRequestRepository(db, seals)
  const accounts = accountRepository(db, runtime)
  const personalTokens = personalTokenRepository(db, runtime)
  const pendingRemovals = pendingRemovalRepository(db, accounts)
  return {
    accounts,
    phones: phoneRepository(db, seals),
    weChatLinks: weChatLinkRepository(db),
    pendingRemovals,
    sessions,
    personalTokens,
    attempts,
    tickets,
    shareKeys,
    reports,
    trialApplications,
    removalRequests,
    redactions: redactionRepository(db, seals),
    reseal: createReencryption(db, seals),
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

export async function openAccountStore(options: StoreOptions) {
  const { runtime, demo, workspaceBytes, passwordCost = HASH_COST, appName = '', onTrouble, ...rest } = options
  const db = await openDatabase(rest, runtime, onTrouble)
  const seals = encryptionLoader(rest, runtime)
  const repositories = repositoriesIn(db, runtime, rest, seals)
  const { accounts, attempts, pendingRemovals, trialApplications } = repositories

  try {
    await checkDataKey(db, seals())
    await trialApplications.sealPlain()
  } catch (error) {
    await db.close()
    throw error
  }
  if (demo) await createDemoAccounts(accounts, runtime.random)
  await accounts.enableDemo(demo)
  const guardDeps = { accounts, attempts, random: runtime.random, passwordCost }
  const signIn = createSignIn(guardDeps)

  return {
    ...repositories,
    signIn,
    personalData: personalDataRepository(db, seals),
    workspace: workspaceRepository(db, workspaceBytes),
    clearWorkspace: createClearWorkspace(db),
    alertSubscriptions: alertSubscriptionRepository(db),
    removeAccount: createAccountRemoval({ accounts, attempts, pendingRemovals }),
    changePassword: createPasswordChange({ ...guardDeps, appName }),
    tryWriting: () => db.tryWriting(),
    close: () => db.close(),
  }
}
export type AccountStore = Awaited<ReturnType<typeof openAccountStore>>
