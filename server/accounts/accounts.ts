import type { Runtime } from '../runtime'
import { type Database, inTransaction } from './database'

export type AccountKind = 'member' | 'office' | 'trial'

export interface Account {
  id: string
  kind: AccountKind
  name: string
  officeId: string
  permissions: string[]
  trialEndsAt?: Date
  disabled: boolean
}

export interface AccountRow {
  id: string
  kind: AccountKind
  name: string
  office_id: string
  permissions: string
  trial_ends_at: number | null
  disabled: number
}

export const ACCOUNT_COLUMNS = 'id, kind, name, office_id, permissions, trial_ends_at, disabled'

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  officeId: row.office_id,
  permissions: JSON.parse(row.permissions) as string[],
  trialEndsAt: row.trial_ends_at === null ? undefined : new Date(row.trial_ends_at),
  disabled: row.disabled === 1,
})

export interface NewAccount {
  id?: string
  kind: AccountKind
  name: string
  officeId?: string
  login?: string
  password?: string
  permissions?: string[]
  trialEndsAt?: Date
  demo?: boolean
}

/** Somebody as a login provider knows them: by several names, the most lasting one first. */
export interface Identity {
  provider: string
  subjects: string[]
  name: string
}

export const loginNameOf = (typed: string) => typed.normalize('NFKC').trim().toLowerCase()

export function accountsIn(db: Database, runtime: Runtime) {
  const byId = db.prepare(`SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE id = ?`)
  const byLogin = db.prepare(`SELECT ${ACCOUNT_COLUMNS}, password FROM accounts WHERE login = ?`)
  const insert = db.prepare(
    `INSERT INTO accounts (id, kind, name, office_id, login, password, permissions, trial_ends_at, demo, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const linked = db.prepare('SELECT account_id FROM identities WHERE provider = ? AND subject = ?')
  const link = db.prepare('INSERT OR IGNORE INTO identities (provider, subject, account_id) VALUES (?, ?, ?)')
  const switchDemo = db.prepare('UPDATE accounts SET disabled = ? WHERE demo = 1')

  const find = (id: string) => {
    const row = byId.get(id) as AccountRow | undefined
    return row && accountOf(row)
  }

  function create(account: NewAccount) {
    const id = account.id ?? runtime.random(12).toString('base64url')
    insert.run(
      id,
      account.kind,
      account.name,
      account.officeId ?? '',
      account.login === undefined ? null : loginNameOf(account.login),
      account.password ?? null,
      JSON.stringify(account.permissions ?? []),
      account.trialEndsAt?.getTime() ?? null,
      account.demo ? 1 : 0,
      runtime.now().getTime(),
    )
    return id
  }

  return {
    find,
    create,
    findByLogin(login: string): { account: Account; password: string } | undefined {
      const row = byLogin.get(loginNameOf(login)) as (AccountRow & { password: string | null }) | undefined
      return row?.password ? { account: accountOf(row), password: row.password } : undefined
    },
    /** The account behind an identity; the first login makes a member, a later one learns further names of theirs. */
    forIdentity(identity: Identity): Account {
      return inTransaction(db, () => {
        const known = identity.subjects
          .map(subject => linked.get(identity.provider, subject) as { account_id: string } | undefined)
          .find(row => row !== undefined)
        const id = known?.account_id ?? create({ kind: 'member', name: identity.name })
        identity.subjects.forEach(subject => link.run(identity.provider, subject, id))
        return find(id)!
      })
    },
    enableDemo: (enabled: boolean) => void switchDemo.run(enabled ? 0 : 1),
  }
}
export type Accounts = ReturnType<typeof accountsIn>
