/** Encrypts all phone numbers, requests and redactions again, with the current key. */
import type { Database, Statements } from './database/port'
import type { EncryptedTable, Encryption } from './seals'

/** Tables with an encrypted phone number and its fingerprint. */
export const PHONE_TABLES: EncryptedTable[] = ['accounts', 'trial_applications']

/** Tables with an encrypted `body`, and the column that identifies their rows. */
const SEALED_BODIES: Array<[table: EncryptedTable, key: string]> = [
  ['removal_requests', 'receipt'],
  ['redactions', 'print'],
]

interface Row {
  id: string | number
  phone: string
}

const selectFrom = (table: string) => `SELECT id, phone FROM ${table} WHERE phone_print IS NOT NULL`
const updateOf = (table: string) => `UPDATE ${table} SET phone = $1, phone_print = $2 WHERE id = $3 AND phone = $4`

async function resealBodies(statements: Statements, { open, seal }: Encryption) {
  for (const [table, key] of SEALED_BODIES)
    for (const row of await statements.all<{ key: Uint8Array; body: string }>(
      `SELECT ${key} AS key, body FROM ${table}`,
    ))
      await statements.run(
        `UPDATE ${table} SET body = $1 WHERE ${key} = $2 AND body = $3`,
        seal(open(row.body, table)),
        row.key,
        row.body,
      )
}

/** The returned function encrypts all values again, or none if one fails. It returns the number of phone numbers. */
export const createReencryption = (db: Database, seals: () => Encryption) => () =>
  db.transaction(async statements => {
    const { open, seal, print } = seals()
    await resealBodies(statements, seals())
    let count = 0
    for (const table of PHONE_TABLES)
      for (const { id, phone: sealed } of await statements.all<Row>(selectFrom(table))) {
        const phone = open(sealed, table)
        count += await statements.run(updateOf(table), seal(phone), print(phone), id, sealed)
      }
    return count
  })
