/** The masks and withdrawals that every import applies. Names and titles are encrypted. */
import type { Mask } from '@domain/text/masking'
import type { Database } from './database/port'
import type { Encryption } from './seals'

/** The document to redact. Copies from other sources are recognised by its `number`. */
interface Target {
  collection: string
  document: string
  number?: string
}

export type NameMask = Target & Mask & { kind: 'mask' }
export type Withdrawal = Target & { kind: 'withdraw'; title: string }
export type Redaction = NameMask | Withdrawal

interface Row {
  kind: Redaction['kind']
  collection: string
  document: string
  body: string
}

const ADD = `INSERT INTO redactions (print, receipt, kind, collection, document, body, made_at)
  VALUES ($1, $2, $3, $4, $5, $6, now_ms())
  ON CONFLICT (print) DO UPDATE SET receipt = $2, body = $6`
const LIST = 'SELECT kind, collection, document, body FROM redactions ORDER BY made_at, print'
const REMOVE = 'DELETE FROM redactions WHERE receipt = $1'

/** Returns the key of a redaction. A document has at most one withdrawal, and one mask for each name. */
const nameOf = (redaction: Redaction) => {
  const { kind, collection, document } = redaction
  return JSON.stringify(['redaction', kind, collection, document, kind === 'mask' ? redaction.name : ''])
}

export const redactionRepository = (db: Database, seals: () => Encryption) => ({
  async add(redaction: Redaction, receipt: Buffer) {
    const { kind, collection, document, ...body } = redaction
    const { print, seal } = seals()
    await db.run(ADD, print(nameOf(redaction)), receipt, kind, collection, document, seal(JSON.stringify(body)))
  },
  async list(): Promise<Redaction[]> {
    const rows = await db.all<Row>(LIST)
    return rows.map(({ body, ...target }) => ({
      ...target,
      ...(JSON.parse(seals().open(body, 'redactions')) as object),
    })) as Redaction[]
  },
  /** Removes the redactions of the request with this receipt. Returns their number. */
  removeOf: (receipt: Buffer) => db.run(REMOVE, receipt),
})
