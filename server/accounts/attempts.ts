/**
 * How often somebody may get a password wrong. Three counts stand side by side: an account from one address, an address
 * whatever the account, and an account from wherever. None of them may be used to lock others out:
 * - an address is counted by names that exist only, so that invented ones lock nobody out,
 * - an account that is guessed at from everywhere lets a fresh address try once instead of five times, and is not locked,
 * - neither holds where the owner has logged in lately.
 */
import { DAY, digest, HOUR, MINUTE } from '../runtime'
import type { Database, Statements } from './database/port'

interface Rule {
  scope: string
  /** Wrong passwords before the lock. */
  free: number
  window: number
  lock: number
  longest: number
}

const PAIR: Rule = { scope: 'pair', free: 5, window: DAY, lock: 15 * MINUTE, longest: 4 * HOUR }
/** In the place of the pair's own while the account is guessed at. */
const GUESSED: Rule = { ...PAIR, free: 1, longest: 15 * MINUTE }
const ADDRESS: Rule = { scope: 'address', free: 50, window: HOUR, lock: 15 * MINUTE, longest: 15 * MINUTE }
const ACCOUNT: Rule = { scope: 'account', free: 100, window: HOUR, lock: 15 * MINUTE, longest: 15 * MINUTE }
export const TRUST = 30 * DAY

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

/** Reading it by writing holds it until the transaction ends: of many guesses at once each sees those before it. */
const HOLD = `INSERT INTO attempts (key, failures, since, locked_until, trusted_until) VALUES ($1, 0, 0, 0, 0)
  ON CONFLICT (key) DO UPDATE SET failures = attempts.failures
  RETURNING failures, since, locked_until, trusted_until, now_ms() AS at`
const WRITE = 'UPDATE attempts SET failures = $2, since = $3, locked_until = $4, trusted_until = $5 WHERE key = $1'
const SWEEP = `DELETE FROM attempts
  WHERE locked_until <= now_ms() AND trusted_until <= now_ms() AND since <= now_ms() - $1`

export type Attempt =
  | { allowed: false; retryIn: number }
  | {
      allowed: true
      /** Nobody has that name. */
      isUnknown(): Promise<unknown>
      isRight(): Promise<unknown>
    }

const countOf = (rule: Rule, subject: string): Count => ({ rule, key: digest(`${rule.scope} ${subject}`) })

const lockOf = ({ free, lock, longest }: Rule, failures: number) =>
  Math.min(lock * 2 ** Math.max(failures - free, 0), longest)

/** A lock that begins with the last free failure and grows with each one after it. */
const lockAfter = (rule: Rule, failures: number, at: number) => (failures < rule.free ? 0 : at + lockOf(rule, failures))

/** No lock has longer to go than it had at first, though the clock was set back since. */
const lockLeft = (rule: Rule, { failures, locked_until, at }: Row) =>
  Math.min(locked_until - at, lockOf(rule, failures))

function counted(rule: Rule, row: Row, change: 1 | -1): Row {
  const current = row.at - row.since < rule.window ? row : { ...row, failures: 0, since: row.at }
  const failures = Math.max(current.failures + change, 0)
  if (change === 1) return { ...current, failures, locked_until: lockAfter(rule, failures, row.at) }
  return { ...current, failures, locked_until: failures < rule.free ? 0 : current.locked_until }
}

export function attemptsIn(db: Database) {
  /** In the order of the scopes everywhere, so that no two transactions wait for each other. */
  async function hold(statements: Statements, counts: Count[]): Promise<Row[]> {
    const rows: Row[] = []
    for (const { key } of counts) rows.push((await statements.get<Row>(HOLD, key))!)
    return rows
  }

  const write = (statements: Statements, { key }: Count, row: Row) =>
    statements.run(WRITE, key, row.failures, row.since, row.locked_until, row.trusted_until)

  async function change(statements: Statements, counts: Count[], rows: Row[], by: 1 | -1) {
    for (const [at, count] of counts.entries()) await write(statements, count, counted(count.rule, rows[at]!, by))
  }

  /** Counts one more wrong password; or tells for how long none may be tried. */
  const charge = (pair: Count, ofAddress: Count, ofAccount: Count) =>
    db.transaction(async statements => {
      const rows = await hold(statements, [pair, ofAddress, ofAccount])
      const [own, address, account] = rows as [Row, Row, Row]
      const trusted = own.trusted_until > own.at
      const left = Math.max(lockLeft(pair.rule, own), trusted ? 0 : lockLeft(ofAddress.rule, address))
      if (left > 0) return left
      const guessed = !trusted && account.locked_until > own.at
      await change(statements, [guessed ? { ...pair, rule: GUESSED } : pair, ofAddress, ofAccount], rows, 1)
      return 0
    })

  return {
    /** Counted as wrong before the password is looked at, so that many guesses at once are no way round. */
    async begin(login: string, address: string): Promise<Attempt> {
      const pair = countOf(PAIR, JSON.stringify([login, address]))
      const ofAddress = countOf(ADDRESS, address)
      const ofAccount = countOf(ACCOUNT, login)
      const retryIn = await charge(pair, ofAddress, ofAccount)
      if (retryIn > 0) return { allowed: false, retryIn }

      const forgive = async (counts: Count[], statements: Statements) => {
        const rows = await hold(statements, counts)
        await change(statements, counts, rows, -1)
        return rows[0]!.at
      }
      return {
        allowed: true,
        isUnknown: () => db.transaction(statements => forgive([ofAddress], statements)),
        isRight: () =>
          db.transaction(async statements => {
            const at = await forgive([pair, ofAddress, ofAccount], statements)
            await write(statements, pair, { failures: 0, since: at, locked_until: 0, trusted_until: at + TRUST, at })
          }),
      }
    },
    sweep: () => db.run(SWEEP, DAY),
  }
}
export type Attempts = ReturnType<typeof attemptsIn>
