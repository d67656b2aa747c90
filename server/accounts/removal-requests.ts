/**
 * Requests of people named in documents: to mask a name, or to withdraw the document. Names, contacts and reasons are
 * encrypted. A receipt is a keyed hash of its request. The same request sent twice therefore has one row and one
 * receipt.
 */
import { receiptOf, type RemovalKind, type RemovalValues } from '@domain/removal-request'
import { DAY, secretDigest } from '../runtime'
import type { Database, Statements } from './database/port'
import type { Encryption } from './seals'

export type RemovalRequestState = 'open' | 'masked' | 'withdrawn' | 'refused'

/** The document that a request is about. */
interface RequestedDocument {
  collection: string
  document: string
  title: string
}

interface Body extends RemovalValues {
  title: string
  /** The version of the privacy statement to which the applicant agreed. */
  consent: string
}

interface NewRequest extends RequestedDocument {
  kind: RemovalKind
  values: RemovalValues
  consent: string
  /** The id of the visitor, for the quota. */
  visitor: string
}

export interface RemovalRequestStatus {
  state: RemovalRequestState
  answer: string
  createdAt: Date
  decidedAt?: Date
}

export interface ListedRemovalRequest extends RemovalRequestStatus, RequestedDocument, RemovalValues {
  id: number
  kind: RemovalKind
  /** The digest of the receipt. Redactions refer to their request by it. */
  receipt: Buffer
}

/** The maximum number of requests without a decision: of one visitor, and of all visitors. */
export const REMOVAL_REQUEST_QUOTA = { visitor: 20, all: 2000 }
/** How long a decided request is stored, so that the applicant can ask for the decision. */
export const DECIDED_REQUEST_LIFE = 365 * DAY

interface Row {
  id: number
  receipt: Uint8Array
  kind: RemovalKind
  collection: string
  document: string
  body: string
  state: RemovalRequestState
  answer: string
  created_at: number
  decided_at: number | null
}

const COLUMNS = 'id, receipt, kind, collection, document, body, state, answer, created_at, decided_at'
const ADD = `INSERT INTO removal_requests (receipt, kind, collection, document, body, visitor, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, now_ms())`
const FIND = `SELECT ${COLUMNS} FROM removal_requests WHERE receipt = $1`
const FIND_BY_ID = `SELECT ${COLUMNS} FROM removal_requests WHERE id = $1`
const LIST = `SELECT ${COLUMNS} FROM removal_requests WHERE state = 'open' ORDER BY created_at, id`
const LIST_ALL = `SELECT ${COLUMNS} FROM removal_requests ORDER BY created_at, id`
const COUNT = `SELECT count(*) AS open, coalesce(sum(CASE WHEN visitor = $1 THEN 1 ELSE 0 END), 0) AS visitors
  FROM removal_requests WHERE state = 'open'`
const DECIDE = 'UPDATE removal_requests SET state = $2, answer = $3, decided_at = now_ms() WHERE id = $1'
const SWEEP = `DELETE FROM removal_requests WHERE state <> 'open' AND decided_at <= now_ms() - $1`

const statusOf = ({ state, answer, created_at: createdAt, decided_at: decidedAt }: Row): RemovalRequestStatus => ({
  state,
  answer,
  createdAt: new Date(createdAt),
  decidedAt: decidedAt === null ? undefined : new Date(decidedAt),
})

type AddedRequest = { ok: true; receipt: string } | { ok: false; why: 'removal_full' | 'removal_many' }

export function removalRequestRepository(db: Database, seals: () => Encryption) {
  function listed(row: Row): ListedRemovalRequest {
    const { title, name, applicant, relation, contact, reason } = JSON.parse(
      seals().open(row.body, 'removal_requests'),
    ) as Body
    const { id, kind, collection, document } = row
    const values = { name, applicant, relation, contact, reason }
    return { ...statusOf(row), ...values, id, kind, collection, document, title, receipt: Buffer.from(row.receipt) }
  }

  async function quotaProblem(statements: Statements, visitor: Buffer) {
    const { open, visitors } = (await statements.get<{ open: number; visitors: number }>(COUNT, visitor))!
    if (Number(open) >= REMOVAL_REQUEST_QUOTA.all) return 'removal_full'
    return Number(visitors) >= REMOVAL_REQUEST_QUOTA.visitor ? 'removal_many' : undefined
  }

  return {
    add: ({ kind, collection, document, title, values, consent, visitor }: NewRequest): Promise<AddedRequest> =>
      db.transaction(async statements => {
        const { print, seal } = seals()
        const receipt = receiptOf(print(JSON.stringify(['removal', kind, collection, document, values])))
        if (await statements.get(FIND, secretDigest(receipt))) return { ok: true, receipt }
        const owner = print(visitor)
        const why = await quotaProblem(statements, owner)
        if (why) return { ok: false, why }
        const body: Body = { ...values, title, consent }
        await statements.run(ADD, secretDigest(receipt), kind, collection, document, seal(JSON.stringify(body)), owner)
        return { ok: true, receipt }
      }),
    /** Returns the state of the request with a receipt. */
    async status(receipt: string): Promise<RemovalRequestStatus | undefined> {
      const row = await db.get<Row>(FIND, secretDigest(receipt))
      return row && statusOf(row)
    },
    async find(id: number): Promise<ListedRemovalRequest | undefined> {
      const row = await db.get<Row>(FIND_BY_ID, id)
      return row && listed(row)
    },
    async findByReceipt(receipt: string): Promise<ListedRemovalRequest | undefined> {
      const row = await db.get<Row>(FIND, secretDigest(receipt))
      return row && listed(row)
    },
    /** Lists the requests without a decision, or all requests. */
    list: async (isAll = false): Promise<ListedRemovalRequest[]> =>
      (await db.all<Row>(isAll ? LIST_ALL : LIST)).map(listed),
    decide: (id: number, state: RemovalRequestState, answer: string) => db.run(DECIDE, id, state, answer),
    sweep: () => db.run(SWEEP, DECIDED_REQUEST_LIFE),
  }
}
