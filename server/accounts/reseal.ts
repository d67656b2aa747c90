/** Everything that is sealed, sealed anew with the key of today. */
import type { Database } from './database/port'
import type { Seals } from './seals'

/** Each with a phone number and its print. */
export const SEALED_TABLES = ['accounts', 'trial_applications']

interface Row {
  id: string | number
  phone: string
}

const selectFrom = (table: string) => `SELECT id, phone FROM ${table} WHERE phone_print IS NOT NULL`
const updateOf = (table: string) => `UPDATE ${table} SET phone = $1, phone_print = $2 WHERE id = $3 AND phone = $4`

/** All of it or nothing; how many numbers. */
export const resealWith = (db: Database, seals: () => Seals) => () =>
  db.transaction(async statements => {
    const { open, seal, print } = seals()
    let count = 0
    for (const table of SEALED_TABLES)
      for (const { id, phone: sealed } of await statements.all<Row>(selectFrom(table))) {
        const phone = open(sealed)
        count += await statements.run(updateOf(table), seal(phone), print(phone), id, sealed)
      }
    return count
  })
