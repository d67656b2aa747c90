/** Everything that the embedded database holds, put into another beside what is there. Done twice, it changes nothing. */
import { type Database, DatabaseError, type Statements, type Value } from './database/port'
import { moveDesks } from './move-workspaces'

type Row = Record<string, Value>

interface Table {
  name: string
  columns: string[]
  /** Where the key is the database's own: what tells whether a row is there. */
  sameBy?: string[]
}

/** In an order in which nothing comes before what it refers to. Reports live for minutes and are made anew. */
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
    // Not by the number: it may have been sealed there since.
    sameBy: ['name', 'firm', 'created_at'],
  },
]

export interface Moved {
  table: string
  moved: number
  known: number
}

function insertInto({ name, columns, sameBy }: Table) {
  const places = columns.map((_, at) => `$${at + 1}`)
  const into = `INSERT INTO ${name} (${columns.join(', ')})`
  if (!sameBy) return `${into} VALUES (${places.join(', ')}) ON CONFLICT DO NOTHING`
  const same = sameBy.map(column => `${column} = ${places[columns.indexOf(column)]}`)
  return `${into} SELECT ${places.join(', ')} WHERE NOT EXISTS (SELECT 1 FROM ${name} WHERE ${same.join(' AND ')})`
}

/** A name that two people log in by is for the deployer to decide. */
async function refuseTakenLogin(to: Statements, { id, login }: Row) {
  if (login === null) return
  const other = await to.get('SELECT id FROM accounts WHERE login = $1 AND id <> $2', login!, id!)
  if (other) throw new DatabaseError(`Nothing was moved: the login name ${login} is another account's there.`)
}

async function moveTable(from: Database, to: Statements, table: Table): Promise<Moved> {
  const rows = await from.all<Row>(`SELECT ${table.columns.join(', ')} FROM ${table.name}`)
  const insert = insertInto(table)
  let moved = 0
  for (const row of rows) {
    if (table.name === 'accounts') await refuseTakenLogin(to, row)
    moved += await to.run(insert, ...table.columns.map(column => row[column]!))
  }
  return { table: table.name, moved, known: rows.length - moved }
}

export const moveAll = (from: Database, to: Database): Promise<Moved[]> =>
  to.transaction(async statements => {
    const moved = []
    for (const table of TABLES) {
      moved.push(await moveTable(from, statements, table))
      if (table.name === 'sessions') moved.push({ table: 'desk_entries', ...(await moveDesks(from, statements)) })
    }
    return moved
  })
