/** Encrypts all phone numbers again, with the current key. */
import type { Database } from './database/port'
import type { Seals } from './seals'

/** Tables with an encrypted phone number and its fingerprint. */
export const SEALED_TABLES = ['accounts', 'trial_applications']

interface Row {
  id: string | number
  phone: string
}

const selectFrom = (table: string) => `SELECT id, phone FROM ${table} WHERE phone_print IS NOT NULL`
const updateOf = (table: string) => `UPDATE ${table} SET phone = $1, phone_print = $2 WHERE id = $3 AND phone = $4`

/** Encrypts all numbers again, or none if it fails. Returns how many there are. */
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
