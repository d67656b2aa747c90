/** Saved searches whose owners want to be told by WeChat, once, of what is new in them. */
import type { Database } from './database/port'

export interface NewsOrder {
  account: string
  entry: string
  /** The order in which the device looks at the list. */
  order: string
}

export interface DueOrder extends NewsOrder {
  /** The saved search, as JSON; null where it is no more. */
  search: string | null
}

const AT_ONCE = 100

const IS_SEARCH = `SELECT 1 AS here FROM desk_entries
  WHERE account_id = $1 AND id = $2 AND kind = 'search' AND body IS NOT NULL`
const PUT = `INSERT INTO news_orders (account_id, entry_id, list_order) VALUES ($1, $2, $3)
  ON CONFLICT (account_id, entry_id) DO UPDATE SET list_order = excluded.list_order`
const DROP = 'DELETE FROM news_orders WHERE account_id = $1 AND entry_id = $2'
export const OF_ACCOUNT = 'SELECT entry_id AS entry FROM news_orders WHERE account_id = $1 ORDER BY entry_id'
const NEXT = `SELECT news_orders.account_id AS account, entry_id AS entry, list_order AS "order", body AS search
  FROM news_orders LEFT JOIN desk_entries
    ON desk_entries.account_id = news_orders.account_id AND desk_entries.id = entry_id
  WHERE (news_orders.account_id, entry_id) > ($1, $2)
  ORDER BY news_orders.account_id, entry_id LIMIT ${AT_ONCE}`
/** Of the account, or of the WeChat account that is linked to it. */
const OPEN_ID = `SELECT subject FROM identities
  WHERE account_id IN (SELECT $1 UNION SELECT wechat_account FROM wechat_links WHERE account_id = $1)
    AND provider = 'wechat' AND subject LIKE $2 ORDER BY subject LIMIT 1`

export const newsOrdersIn = (db: Database) => ({
  /** False where there is no such search. */
  put: ({ account, entry, order }: NewsOrder) =>
    db.transaction(async statements => {
      if (!(await statements.get(IS_SEARCH, account, entry))) return false
      await statements.run(PUT, account, entry, order)
      return true
    }),
  /** False where there was none: of several servers that are about to tell the same, one may. */
  drop: async ({ account, entry }: Pick<NewsOrder, 'account' | 'entry'>) => (await db.run(DROP, account, entry)) > 0,
  of: async (account: string) => (await db.all<{ entry: string }>(OF_ACCOUNT, account)).map(({ entry }) => entry),
  async *all(): AsyncGenerator<DueOrder> {
    let last = { account: '', entry: '' }
    for (;;) {
      const rows = await db.all<DueOrder>(NEXT, last.account, last.entry)
      yield* rows
      if (rows.length < AT_ONCE) return
      last = rows[rows.length - 1]!
    }
  },
  /** Who they are in one mini-program; nothing where they have not logged in there. */
  async openIdOf(account: string, appId: string) {
    const start = `open ${appId} `
    const row = await db.get<{ subject: string }>(OPEN_ID, account, `${start}%`)
    return row?.subject.slice(start.length)
  },
})
export type NewsOrders = ReturnType<typeof newsOrdersIn>
