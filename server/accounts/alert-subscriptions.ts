/** Subscriptions to saved searches. For each, the owner gets one WeChat message when there are new results. */
import type { Database } from './database/port'

interface AlertSubscription {
  account: string
  entry: string
  /** The sort order of the results list on the device. */
  order: string
}

export interface SubscribedSearch extends AlertSubscription {
  /** The saved search as JSON; null if it was deleted. */
  search: string | null
}

const AT_ONCE = 100

const IS_SEARCH = `SELECT 1 AS here FROM desk_entries
  WHERE account_id = $1 AND id = $2 AND kind = 'search' AND body IS NOT NULL`
const PUT = `INSERT INTO news_orders (account_id, entry_id, list_order) VALUES ($1, $2, $3)
  ON CONFLICT (account_id, entry_id) DO UPDATE SET list_order = excluded.list_order`
const DROP = 'DELETE FROM news_orders WHERE account_id = $1 AND entry_id = $2'
export const SELECT_SUBSCRIPTIONS = 'SELECT entry_id AS entry FROM news_orders WHERE account_id = $1 ORDER BY entry_id'
const NEXT = `SELECT news_orders.account_id AS account, entry_id AS entry, list_order AS "order", body AS search
  FROM news_orders LEFT JOIN desk_entries
    ON desk_entries.account_id = news_orders.account_id AND desk_entries.id = entry_id
  WHERE (news_orders.account_id, entry_id) > ($1, $2)
  ORDER BY news_orders.account_id, entry_id LIMIT ${AT_ONCE}`
/** Selects the WeChat open id of the account, or of a WeChat account linked to it. */
const OPEN_ID = `SELECT subject FROM identities
  WHERE account_id IN (SELECT $1 UNION SELECT wechat_account FROM wechat_links WHERE account_id = $1)
    AND provider = 'wechat' AND subject LIKE $2 ORDER BY subject LIMIT 1`

export const alertSubscriptionRepository = (db: Database) => ({
  /** Subscribes to a saved search. Returns false if that search does not exist. */
  put: ({ account, entry, order }: AlertSubscription) =>
    db.transaction(async statements => {
      if (!(await statements.get(IS_SEARCH, account, entry))) return false
      await statements.run(PUT, account, entry, order)
      return true
    }),
  /**
   * Deletes a subscription. Returns false if it is already deleted. Of several servers, only the one that deletes it
   * sends the message.
   */
  drop: async ({ account, entry }: Pick<AlertSubscription, 'account' | 'entry'>) =>
    (await db.run(DROP, account, entry)) > 0,
  list: async (account: string) =>
    (await db.all<{ entry: string }>(SELECT_SUBSCRIPTIONS, account)).map(({ entry }) => entry),
  async *all(): AsyncGenerator<SubscribedSearch> {
    let last = { account: '', entry: '' }
    for (;;) {
      const rows = await db.all<SubscribedSearch>(NEXT, last.account, last.entry)
      yield* rows
      if (rows.length < AT_ONCE) return
      last = rows[rows.length - 1]!
    }
  },
  /** Returns the reader's open id in one mini-program, or `undefined` if the reader has never logged in there. */
  async openIdOf(account: string, appId: string) {
    const prefix = `open ${appId} `
    const row = await db.get<{ subject: string }>(OPEN_ID, account, `${prefix}%`)
    return row?.subject.slice(prefix.length)
  },
})
