/**
 * Collects everything stored about one account, for its owner. Tokens and keys are not included: only their digests are
 * stored.
 */
import type { PersonalData } from '@contract/personal-data'
import type { AccountKind } from './accounts'
import type { Database } from './database/port'
import { SELECT_SUBSCRIPTIONS } from './alert-subscriptions'
import { type WorkspaceRow, FIND_ENTRY } from './workspace-rows'
import type { Encryption } from './seals'
import type { ShareKeyGrant } from './share-keys'

interface AccountRow {
  id: string
  kind: AccountKind
  name: string
  login: string | null
  office_id: string
  permissions: string
  trial_ends_at: number | null
  created_at: number
  consent: string | null
  consented_at: number | null
  leaves_at: number | null
  phone: string | null
}
interface SessionRow {
  device: string | null
  created_at: number
  seen_at: number
  expires_at: number
}
interface TokenRow {
  label: string
  created_at: number
  used_at: number | null
  expires_at: number
}
interface ShareRow {
  grants: string
  created_at: number
  expires_at: number
}

const ACCOUNT = `SELECT id, kind, name, login, office_id, permissions, trial_ends_at, created_at, consent, consented_at,
  leaves_at, phone
  FROM accounts WHERE id = $1`
/** Selects the identities of the account and of a WeChat account linked to it. */
const IDENTITIES = `SELECT provider, subject FROM identities
  WHERE account_id IN (SELECT $1 UNION SELECT wechat_account FROM wechat_links WHERE account_id = $1)
  ORDER BY provider, subject`
const SESSIONS = `SELECT device, created_at, coalesce(seen_at, created_at) AS seen_at, expires_at
  FROM sessions WHERE account_id = $1 ORDER BY created_at, hash`
const TOKENS = `SELECT label, created_at, used_at, expires_at FROM personal_tokens
  WHERE account_id = $1 ORDER BY created_at, hash`
const SHARES = 'SELECT grants, created_at, expires_at FROM share_keys WHERE made_by = $1 ORDER BY created_at, hash'
const REPORTS = 'SELECT title, expires_at FROM reports WHERE owner = $1 ORDER BY id'
/** The number of rows read at once. It is small, because a row may have 64 KB and the client may be slow. */
const AT_ONCE = 10
const ENTRIES = `SELECT id, kind, body, edited_at, version FROM desk_entries
  WHERE account_id = $1 AND body IS NOT NULL AND id > $2 ORDER BY id LIMIT ${AT_ONCE}`

const dateOf = (time: number) => new Date(time).toISOString()

function accountOf(row: AccountRow, seals: () => Encryption): PersonalData['account'] {
  const { id, kind, name } = row
  return {
    id,
    kind,
    name,
    login: row.login ?? undefined,
    phone: row.phone === null ? undefined : seals().open(row.phone, 'accounts'),
    officeId: row.office_id,
    permissions: JSON.parse(row.permissions) as string[],
    trialEndsAt: row.trial_ends_at === null ? undefined : dateOf(row.trial_ends_at),
    madeAt: dateOf(row.created_at),
    leavesAt: row.leaves_at === null ? undefined : dateOf(row.leaves_at),
  }
}

/** The personal data without the workspace, which may be larger than the memory. */
export type PersonalFacts = Omit<PersonalData, 'desk'>

const factsOf = (db: Database, seals: () => Encryption) => (account: string) =>
  db.transaction(async (statements): Promise<PersonalFacts | undefined> => {
    const row = await statements.get<AccountRow>(ACCOUNT, account)
    if (!row) return undefined
    const sessions = await statements.all<SessionRow>(SESSIONS, account)
    const tokens = await statements.all<TokenRow>(TOKENS, account)
    const shares = await statements.all<ShareRow>(SHARES, account)
    const reports = await statements.all<{ title: string; expires_at: number }>(REPORTS, account)
    const subscriptions = await statements.all<{ entry: string }>(SELECT_SUBSCRIPTIONS, account)
    return {
      account: accountOf(row, seals),
      consent: row.consent === null ? undefined : { version: row.consent, at: dateOf(row.consented_at!) },
      identities: await statements.all<PersonalData['identities'][number]>(IDENTITIES, account),
      sessions: sessions.map(({ device, ...at }) => ({
        device: device ?? '',
        begunAt: dateOf(at.created_at),
        seenAt: dateOf(at.seen_at),
        endsAt: dateOf(at.expires_at),
      })),
      tokens: tokens.map(({ label, used_at: usedAt, ...at }) => ({
        name: label,
        madeAt: dateOf(at.created_at),
        usedAt: usedAt === null ? undefined : dateOf(usedAt),
        endsAt: dateOf(at.expires_at),
      })),
      shares: shares.map(({ grants, ...at }) => ({
        opens: JSON.parse(grants) as ShareKeyGrant[],
        madeAt: dateOf(at.created_at),
        endsAt: dateOf(at.expires_at),
      })),
      reports: reports.map(({ title, expires_at: end }) => ({ title, endsAt: dateOf(end) })),
      newsOrders: subscriptions.map(({ entry }) => entry),
    }
  })

const entryOf = ({ id, kind, body, edited_at: editedAt }: WorkspaceRow): PersonalData['desk'][number] => ({
  id,
  kind,
  body: body!,
  editedAt: dateOf(editedAt),
})

export const personalDataRepository = (db: Database, seals: () => Encryption) => ({
  /** Returns `undefined` for a removed account. Includes expired rows that are not deleted yet. */
  facts: factsOf(db, seals),
  /**
   * Yields the workspace's entries, which are read in batches. No transaction stays open meanwhile, because the client
   * may be slow.
   */
  async *entries(account: string): AsyncGenerator<PersonalData['desk'][number]> {
    let last = ''
    for (;;) {
      const rows = await db.all<WorkspaceRow>(ENTRIES, account, last)
      for (const row of rows) yield entryOf(row)
      if (rows.length < AT_ONCE) return
      last = rows[rows.length - 1]!.id
    }
  },
  async entry(account: string, id: string) {
    const row = await db.get<WorkspaceRow>(FIND_ENTRY, account, id)
    return row?.body == null ? undefined : entryOf(row)
  },
})
