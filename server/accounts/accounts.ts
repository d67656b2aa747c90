import { secretDigest, type Runtime } from '../runtime'
import type { Database, Statements } from './database/port'

export const ACCOUNT_KINDS = ['member', 'office', 'trial'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

export interface Account {
  id: string
  kind: AccountKind
  name: string
  officeId: string
  permissions: string[]
  trialEndsAt?: Date
  trialOver: boolean
  disabled: boolean
  /** The time at which a closed account will be removed. */
  leavesAt?: Date
  /**
   * Whether the owner may change the password. False for an account without a password, and for demo
   * accounts, whose passwords are public.
   */
  mayChangePassword: boolean
}

export interface AccountRow {
  id: string
  kind: AccountKind
  name: string
  office_id: string
  permissions: string
  trial_ends_at: number | null
  trial_over: number
  disabled: number
  leaves_at: number | null
  has_password: number
}

export const ACCOUNT_COLUMNS = `accounts.id, kind, name, office_id, permissions, trial_ends_at, disabled, leaves_at,
  CASE WHEN trial_ends_at <= now_ms() THEN 1 ELSE 0 END AS trial_over,
  CASE WHEN password IS NULL OR demo = 1 THEN 0 ELSE 1 END AS has_password`

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  officeId: row.office_id,
  permissions: JSON.parse(row.permissions) as string[],
  trialEndsAt: row.trial_ends_at === null ? undefined : new Date(row.trial_ends_at),
  trialOver: row.trial_over === 1,
  disabled: row.disabled === 1,
  leavesAt: row.leaves_at === null ? undefined : new Date(row.leaves_at),
  mayChangePassword: row.has_password === 1,
})

export interface NewAccount {
  id?: string
  kind: AccountKind
  name: string
  officeId?: string
  login?: string
  password?: string
  permissions?: string[]
  trialLasts?: number
  demo?: boolean
}

/**
 * A person as a login provider identifies them. `subjects` are the provider's ids of the person. The id that is least
 * likely to change comes first.
 */
interface Identity {
  provider: string
  subjects: string[]
  name: string
}

export interface ListedAccount extends Account {
  login?: string
}

/** Returns the form of a typed login name in which names are stored and compared. */
export const loginNameOf = (typed: string) => typed.normalize('NFKC').trim().toLowerCase()

const FIND = `SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE id = $1`
const FIND_BY_LOGIN = `SELECT ${ACCOUNT_COLUMNS}, password FROM accounts WHERE login = $1`
const CREDENTIALS = `SELECT login, password FROM accounts
  WHERE id = $1 AND login IS NOT NULL AND password IS NOT NULL AND demo = 0`
const DEMO = 'SELECT id FROM accounts WHERE id = $1 AND demo = 1'
const REPLACE_PASSWORD = 'UPDATE accounts SET password = $1 WHERE id = $2 AND password = $3'
/** Stores a consent and its time. A repeated consent to the same version changes nothing. */
const CONSENT = `UPDATE accounts SET consent = $2, consented_at = now_ms() WHERE id = $1 AND coalesce(consent, '') <> $2`
const LIST = `SELECT ${ACCOUNT_COLUMNS}, login FROM accounts ORDER BY created_at, accounts.id`
const CREATE = `INSERT INTO accounts
    (id, kind, name, office_id, login, password, permissions, trial_ends_at, demo, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, now_ms() + $8, $9, now_ms())
  ON CONFLICT DO NOTHING`
const LINKED = 'SELECT account_id FROM identities WHERE provider = $1 AND subject = $2'
const LINK = 'INSERT INTO identities (provider, subject, account_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'

async function findLinked(statements: Statements, { provider, subjects }: Identity) {
  for (const subject of subjects) {
    const row = await statements.get<{ account_id: string }>(LINKED, provider, subject)
    if (row) return row.account_id
  }
  return undefined
}

export function accountRepository(db: Database, { random }: Runtime) {
  const findIn = async (statements: Statements, id: string) => {
    const row = await statements.get<AccountRow>(FIND, id)
    return row && accountOf(row)
  }

  /** Returns the new id, or `undefined` if the id or the login name is already in use. */
  async function createIn(statements: Statements, account: NewAccount): Promise<string | undefined> {
    const id = account.id ?? random(12).toString('base64url')
    const created = await statements.run(
      CREATE,
      id,
      account.kind,
      account.name,
      account.officeId ?? '',
      account.login === undefined ? null : loginNameOf(account.login),
      account.password ?? null,
      JSON.stringify(account.permissions ?? []),
      account.trialLasts ?? null,
      account.demo ? 1 : 0,
    )
    return created ? id : undefined
  }

  /** Changes a column, and ends all sessions and personal tokens of the account. */
  const change = (id: string, column: 'password' | 'disabled', value: string | number) =>
    db.transaction(async statements => {
      await statements.run(`UPDATE accounts SET ${column} = $1 WHERE id = $2`, value, id)
      await statements.run('DELETE FROM sessions WHERE account_id = $1', id)
      await statements.run('DELETE FROM personal_tokens WHERE account_id = $1', id)
    })

  return {
    find: (id: string) => findIn(db, id),
    create: (account: NewAccount) => createIn(db, account),
    async findByLogin(login: string): Promise<{ account: Account; password?: string } | undefined> {
      const row = await db.get<AccountRow & { password: string | null }>(FIND_BY_LOGIN, loginNameOf(login))
      return row && { account: accountOf(row), password: row.password ?? undefined }
    },
    /** Returns the account of a person. The first login creates the account; later logins add further subjects. */
    forIdentity: (identity: Identity): Promise<Account> =>
      db.transaction(async statements => {
        const { provider, subjects, name } = identity
        const linked = await findLinked(statements, identity)
        const candidate = linked ?? (await createIn(statements, { kind: 'member', name }))!
        for (const subject of subjects) await statements.run(LINK, provider, subject, candidate)
        // Another process may create an account of the same person at this moment. The account that was
        // linked first stays.
        const id = linked ?? (await findLinked(statements, identity))!
        if (id !== candidate) await statements.run('DELETE FROM accounts WHERE id = $1', candidate)
        return (await findIn(statements, id))!
      }),
    async list(): Promise<ListedAccount[]> {
      const rows = await db.all<AccountRow & { login: string | null }>(LIST)
      return rows.map(row => ({ ...accountOf(row), login: row.login ?? undefined }))
    },
    /** Returns login name and password hash, or `undefined` if the owner may not change the password. */
    credentialsOf: (id: string) => db.get<{ login: string; password: string }>(CREDENTIALS, id),
    isDemo: async (id: string) => (await db.get(DEMO, id)) !== undefined,
    /**
     * Changes the password. Ends all other sessions, and revokes the personal tokens. Returns false if the password was
     * changed meanwhile.
     */
    replacePassword: (id: string, { from, to, token }: { from: string; to: string; token: string }) =>
      db.transaction(async statements => {
        if ((await statements.run(REPLACE_PASSWORD, to, id, from)) === 0) return false
        await statements.run('DELETE FROM sessions WHERE account_id = $1 AND hash <> $2', id, secretDigest(token))
        await statements.run('DELETE FROM personal_tokens WHERE account_id = $1', id)
        return true
      }),
    /** Replaces the hash of an unchanged password, so sessions continue. */
    renewHash: (id: string, { from, to }: { from: string; to: string }) => db.run(REPLACE_PASSWORD, to, id, from),
    /** Records consent to a version of the privacy statement. */
    recordConsent: (id: string, version: string) => db.run(CONSENT, id, version),
    setPassword: (id: string, password: string) => change(id, 'password', password),
    setDisabled: (id: string, disabled: boolean) => change(id, 'disabled', disabled ? 1 : 0),
    setPermissions: (id: string, permissions: string[]) =>
      db.run('UPDATE accounts SET permissions = $1 WHERE id = $2', JSON.stringify(permissions), id),
    /**
     * Removes an account with its share keys and reports. The database also deletes all rows that reference the
     * account, such as its sessions.
     */
    remove: (id: string) =>
      db.transaction(async statements => {
        await statements.run('DELETE FROM share_keys WHERE made_by = $1', id)
        await statements.run('DELETE FROM reports WHERE owner = $1', id)
        await statements.run('DELETE FROM accounts WHERE id = $1', id)
      }),
    enableDemo: (enabled: boolean) => db.run('UPDATE accounts SET disabled = $1 WHERE demo = 1', enabled ? 0 : 1),
  }
}
export type Accounts = ReturnType<typeof accountRepository>
