/** The encrypted phone numbers of accounts. A phone number belongs to one account only. */
import { type Account, ACCOUNT_COLUMNS, accountOf, type AccountRow } from './accounts'
import type { Database } from './database/port'
import type { Encryption } from './seals'

const SET = `UPDATE accounts SET phone = $2, phone_print = $3
  WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM accounts WHERE phone_print IN ($3, $4) AND id <> $1)`
const CLEAR = 'UPDATE accounts SET phone = NULL, phone_print = NULL WHERE id = $1'
const OWNER = `SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE phone_print IN ($1, $2)`

export function phoneRepository(db: Database, seals: () => Encryption) {
  return {
    /** Stores the phone number of an account. Returns false if the number belongs to another account. */
    set: async (account: string, phone: string) =>
      (await db.run(SET, account, seals().seal(phone), ...seals().prints(phone))) > 0,
    clear: (account: string) => db.run(CLEAR, account),
    async ownerOf(phone: string): Promise<Account | undefined> {
      const row = await db.get<AccountRow>(OWNER, ...seals().prints(phone))
      return row && accountOf(row)
    },
  }
}
