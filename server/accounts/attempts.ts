/**
 * Limits wrong passwords by three counters: one account from one address; one address for any account; one account from
 * any address. None of them may lock out other people:
 * - Counter two counts only tries with existing names, so that invented names lock nobody out.
 * - Counter three locks no account. While many addresses attack an account, a new address gets one try instead of five.
 * - Counters two and three are ignored for an address from which the owner has recently logged in.
 */
import { DAY, secretDigest, HOUR, MINUTE } from '../runtime'
import type { Database, Statements } from './database/port'

interface Rule {
  scope: string
  /** The number of wrong passwords that start the first lock. */
  free: number
  window: number
  lock: number
  longest: number
}

const PAIR: Rule = { scope: 'pair', free: 5, window: DAY, lock: 15 * MINUTE, longest: 4 * HOUR }
/** Replaces PAIR while many addresses attack the account. */
const UNDER_ATTACK: Rule = { ...PAIR, free: 1, longest: 15 * MINUTE }
const ADDRESS: Rule = { scope: 'address', free: 50, window: HOUR, lock: 15 * MINUTE, longest: 15 * MINUTE }
const ACCOUNT: Rule = { scope: 'account', free: 100, window: HOUR, lock: 15 * MINUTE, longest: 15 * MINUTE }
/** How long an address is trusted after the owner has logged in from it. */
export const TRUST_PERIOD = 30 * DAY

interface Row {
  failures: number
  since: number
  locked_until: number
  trusted_until: number
  at: number
}

interface Count {
  rule: Rule
  key: Buffer
}

/** A counted try. `before` and `after` are the ends of the counter's lock before and after the try. */
interface Charge {
  count: Count
  before: number
  after: number
}

/** Reads a row by writing it. This locks the row until the transaction ends, so concurrent guesses see each other. */
const LOCK_ROW = `INSERT INTO attempts (key, failures, since, locked_until, trusted_until) VALUES ($1, 0, 0, 0, 0)
  ON CONFLICT (key) DO UPDATE SET failures = attempts.failures
  RETURNING failures, since, locked_until, trusted_until, now_ms() AS at`
const WRITE = 'UPDATE attempts SET failures = $2, since = $3, locked_until = $4, trusted_until = $5 WHERE key = $1'
const SWEEP = `DELETE FROM attempts
  WHERE locked_until <= now_ms() AND trusted_until <= now_ms() AND since <= now_ms() - $1`

type Attempt =
  | { allowed: false; retryIn: number }
  | {
      allowed: true
      /** Records that no account has this name. The try then does not count against the address. */
      recordUnknown(): Promise<unknown>
      recordRight(): Promise<unknown>
      /** Takes the try back, because its password was not judged. */
      cancel(): Promise<unknown>
    }

const countOf = (rule: Rule, subject: string): Count => ({ rule, key: secretDigest(`${rule.scope} ${subject}`) })

const lockOf = ({ free, lock, longest }: Rule, failures: number) =>
  Math.min(lock * 2 ** Math.max(failures - free, 0), longest)

/**
 * Returns the end of the lock after this many failures, or 0 below `free`. Each further failure doubles the
 * lock, up to `longest`.
 */
const lockAfter = (rule: Rule, failures: number, at: number) => (failures < rule.free ? 0 : at + lockOf(rule, failures))

/** The remaining time of a lock. It never exceeds the lock's full length, even if the clock was set back. */
const lockLeft = (rule: Rule, { failures, locked_until, at }: Row) =>
  Math.min(locked_until - at, lockOf(rule, failures))

const inWindow = (rule: Rule, row: Row): Row =>
  row.at - row.since < rule.window ? row : { ...row, failures: 0, since: row.at }

function withFailure(rule: Rule, row: Row): Row {
  const current = inWindow(rule, row)
  const failures = current.failures + 1
  return { ...current, failures, locked_until: lockAfter(rule, failures, row.at) }
}

/** Takes a try back, with the lock that it began. A lock that another try began continues. */
function withoutFailure({ count: { rule }, before, after }: Charge, row: Row): Row {
  const current = inWindow(rule, row)
  const failures = Math.max(current.failures - 1, 0)
  const lock = current.locked_until === after ? before : current.locked_until
  return { ...current, failures, locked_until: failures < rule.free ? 0 : lock }
}

export function loginAttemptRepository(db: Database) {
  /** Locks rows in a fixed order, which prevents deadlocks. */
  async function lockRows(statements: Statements, counts: Count[]): Promise<Row[]> {
    const rows: Row[] = []
    for (const { key } of counts) rows.push((await statements.get<Row>(LOCK_ROW, key))!)
    return rows
  }

  const write = (statements: Statements, { key }: Count, row: Row) =>
    statements.run(WRITE, key, row.failures, row.since, row.locked_until, row.trusted_until)

  /**
   * Counts one more wrong password, unless a lock is running. Returns the remaining time of the lock, or the charges of
   * the three counters.
   */
  const charge = (pair: Count, addressCount: Count, accountCount: Count) =>
    db.transaction(async statements => {
      const rows = await lockRows(statements, [pair, addressCount, accountCount])
      const [pairRow, addressRow, accountRow] = rows as [Row, Row, Row]
      const trusted = pairRow.trusted_until > pairRow.at
      const left = Math.max(lockLeft(pair.rule, pairRow), trusted ? 0 : lockLeft(addressCount.rule, addressRow))
      if (left > 0) return left
      const charges: Charge[] = []
      const underAttack = !trusted && accountRow.locked_until > pairRow.at
      for (const [at, count] of [pair, addressCount, accountCount].entries()) {
        const row = withFailure(underAttack && count === pair ? UNDER_ATTACK : count.rule, rows[at]!)
        await write(statements, count, row)
        charges.push({ count, before: rows[at]!.locked_until, after: row.locked_until })
      }
      return charges
    })

  return {
    /** Counts the try as wrong before the password is verified, so that concurrent guesses cannot evade the limit. */
    async begin(login: string, address: string): Promise<Attempt> {
      const pair = countOf(PAIR, JSON.stringify([login, address]))
      const addressCount = countOf(ADDRESS, address)
      const accountCount = countOf(ACCOUNT, login)
      const outcome = await charge(pair, addressCount, accountCount)
      if (typeof outcome === 'number') return { allowed: false, retryIn: outcome }
      const charges = outcome

      const forgive = async (forgiven: Charge[], statements: Statements) => {
        const rows = await lockRows(
          statements,
          forgiven.map(({ count }) => count),
        )
        for (const [at, one] of forgiven.entries()) await write(statements, one.count, withoutFailure(one, rows[at]!))
        return rows[0]!.at
      }
      return {
        allowed: true,
        cancel: () => db.transaction(statements => forgive(charges, statements)),
        recordUnknown: () =>
          db.transaction(statements =>
            forgive(
              charges.filter(({ count }) => count === addressCount),
              statements,
            ),
          ),
        recordRight: () =>
          db.transaction(async statements => {
            const at = await forgive(charges, statements)
            await write(statements, pair, {
              failures: 0,
              since: at,
              locked_until: 0,
              trusted_until: at + TRUST_PERIOD,
              at,
            })
          }),
      }
    },
    sweep: () => db.run(SWEEP, DAY),
  }
}
export type LoginAttempts = ReturnType<typeof loginAttemptRepository>
