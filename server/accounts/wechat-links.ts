/**
 * Links between accounts. A WeChat login first creates an account; with a link, that login opens another account
 * instead.
 */
import { type Account, ACCOUNT_COLUMNS, accountOf, type AccountRow } from './accounts'
import type { Database } from './database/port'

/**
 * The outcome of linking a WeChat account to an account. `account_taken`: another WeChat account opens it.
 * `wechat_taken`: the WeChat account opens a different account. `no_wechat`: the account to be linked was not created
 * by a WeChat login.
 */
export type WeChatLinkResult = 'linked' | 'account_taken' | 'wechat_taken' | 'no_wechat'

/** The condition prevents chains: no account is opened through a link and also linked to a third account. */
const LINK = `INSERT INTO wechat_links (wechat_account, account_id, linked_at)
  SELECT $1, $2, now_ms()
  WHERE NOT EXISTS (SELECT 1 FROM wechat_links WHERE wechat_account = $2 OR account_id = $1)
  ON CONFLICT DO NOTHING`
const OPENED = `SELECT ${ACCOUNT_COLUMNS} FROM accounts
  JOIN wechat_links ON wechat_links.account_id = accounts.id WHERE wechat_account = $1`
const IS_LINKED = 'SELECT 1 AS linked FROM wechat_links WHERE account_id = $1'
const IS_WECHAT = `SELECT 1 AS made FROM accounts WHERE id = $1 AND login IS NULL
  AND EXISTS (SELECT 1 FROM identities WHERE account_id = $1 AND provider = 'wechat')`
const LIST = 'SELECT wechat_account, account_id FROM wechat_links'
const UNLINK = 'DELETE FROM wechat_links WHERE account_id = $1'
const END_SESSIONS = 'DELETE FROM sessions WHERE account_id = $1'
const END_LINKED = 'DELETE FROM sessions WHERE account_id = $1 AND linked = 1'

export function weChatLinkRepository(db: Database) {
  return {
    /**
     * Links the WeChat account `weChat` to `account`. Ends the sessions of `weChat`, since its owner uses `account`
     * from now on.
     */
    link: (weChat: string, account: string): Promise<WeChatLinkResult> =>
      db.transaction(async statements => {
        if (weChat === account || !(await statements.get(IS_WECHAT, weChat))) return 'no_wechat'
        const isNew = (await statements.run(LINK, weChat, account)) > 0
        const opened = await statements.get<AccountRow>(OPENED, weChat)
        // The owner may have made the same link on another phone at this moment.
        if (opened?.id !== account) return opened ? 'wechat_taken' : 'account_taken'
        if (isNew) await statements.run(END_SESSIONS, weChat)
        return 'linked'
      }),
    /** Removes the link to an account, and ends sessions that began through it. Returns false if there was no link. */
    unlink: (account: string): Promise<boolean> =>
      db.transaction(async statements => {
        const ended = (await statements.run(UNLINK, account)) > 0
        if (ended) await statements.run(END_LINKED, account)
        return ended
      }),
    async openedBy(weChat: string): Promise<Account | undefined> {
      const row = await db.get<AccountRow>(OPENED, weChat)
      return row && accountOf(row)
    },
    /**
     * Returns the link state of an account. `linkable` means that a WeChat login created the account, and it is not
     * linked yet.
     */
    async stateOf(account: string): Promise<'linked' | 'linkable' | 'none'> {
      if (await db.get(IS_LINKED, account)) return 'linked'
      return (await db.get(IS_WECHAT, account)) ? 'linkable' : 'none'
    },
    async list(): Promise<Array<{ weChat: string; account: string }>> {
      const rows = await db.all<{ wechat_account: string; account_id: string }>(LIST)
      return rows.map(row => ({ weChat: row.wechat_account, account: row.account_id }))
    },
  }
}
