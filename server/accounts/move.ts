/**
 * Copies the data of the embedded database into another. The source stays unchanged. Rows that the other database
 * already has stay too, except workspace entries with an older edit. Idempotent.
 */
import { type Database, DatabaseError, type Statements, type SqlValue } from './database/port'
import { moveWorkspaces } from './move-workspaces'

type Row = Record<string, SqlValue>

interface Table {
  name: string
  columns: string[]
  /** The columns that identify a row of a table whose key the database generates. */
  identifiedBy?: string[]
}

/** The tables to copy, each after the tables that it references. Reports live for minutes and are not copied. */
const TABLES: Table[] = [
  {
    name: 'accounts',
    columns: [
      ...['id', 'kind', 'name', 'office_id', 'login', 'password', 'permissions'],
      ...['trial_ends_at', 'demo', 'disabled', 'created_at', 'consent', 'consented_at', 'leaves_at'],
      ...['phone', 'phone_print'],
    ],
  },
  { name: 'identities', columns: ['provider', 'subject', 'account_id'] },
  { name: 'wechat_links', columns: ['wechat_account', 'account_id', 'linked_at'] },
  { name: 'sessions', columns: ['hash', 'account_id', 'created_at', 'expires_at', 'seen_at', 'device', 'linked'] },
  {
    name: 'personal_tokens',
    columns: ['hash', 'account_id', 'label', 'created_at', 'used_at', 'expires_at'],
  },
  { name: 'news_orders', columns: ['account_id', 'entry_id', 'list_order'] },
  { name: 'attempts', columns: ['key', 'failures', 'since', 'locked_until', 'trusted_until'] },
  { name: 'tickets', columns: ['kind', 'hash', 'payload', 'expires_at', 'used_at'] },
  { name: 'share_keys', columns: ['hash', 'grants', 'made_by', 'created_at', 'expires_at', 'maker', 'bytes'] },
  {
    name: 'trial_applications',
    columns: [
      ...['name', 'phone', 'phone_print', 'firm', 'source', 'codetype', 'trycode', 'gdt_vid', 'union_id'],
      ...['consent', 'created_at'],
    ],
    // The phone number cannot identify a row, because its encryption may differ in the other database.
    identifiedBy: ['name', 'firm', 'created_at'],
  },
  {
    name: 'removal_requests',
    columns: [
      ...['receipt', 'kind', 'collection', 'document', 'body', 'visitor', 'state', 'answer'],
      ...['created_at', 'decided_at'],
    ],
  },
  { name: 'redactions', columns: ['print', 'receipt', 'kind', 'collection', 'document', 'body', 'made_at'] },
]

interface MovedTable {
  table: string
  moved: number
  existing: number
}

function insertInto({ name, columns, identifiedBy }: Table) {
  const placeholders = columns.map((_, at) => `$${at + 1}`)
  const into = `INSERT INTO ${name} (${columns.join(', ')})`
  if (!identifiedBy) return `${into} VALUES (${placeholders.join(', ')}) ON CONFLICT DO NOTHING`
  const same = identifiedBy.map(column => `${column} = ${placeholders[columns.indexOf(column)]}`)
  return `${into} SELECT ${placeholders.join(', ')} WHERE NOT EXISTS (SELECT 1 FROM ${name} WHERE ${same.join(' AND ')})`
}

/** Fails if different accounts on both sides have the same login name: the deployer must decide. */
async function refuseTakenLogin(to: Statements, { id, login }: Row) {
  if (login === null) return
  const other = await to.get('SELECT id FROM accounts WHERE login = $1 AND id <> $2', login!, id!)
  if (other) throw new DatabaseError(`Nothing was moved: the login name ${login} is another account's there.`)
}

async function moveTable(from: Database, to: Statements, table: Table): Promise<MovedTable> {
  const rows = await from.all<Row>(`SELECT ${table.columns.join(', ')} FROM ${table.name}`)
  const insert = insertInto(table)
  let moved = 0
  for (const row of rows) {
    if (table.name === 'accounts') await refuseTakenLogin(to, row)
    moved += await to.run(insert, ...table.columns.map(column => row[column]!))
  }
  return { table: table.name, moved, existing: rows.length - moved }
}

export const moveAccounts = (from: Database, to: Database): Promise<MovedTable[]> =>
  to.transaction(async statements => {
    const moved = []
    for (const table of TABLES) {
      moved.push(await moveTable(from, statements, table))
      if (table.name === 'sessions') moved.push({ table: 'desk_entries', ...(await moveWorkspaces(from, statements)) })
    }
    return moved
  })
