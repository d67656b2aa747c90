/**
 * How often somebody may get a password wrong. Three counts stand side by side:
 * an account from one address (strict), an address whatever the account, and an account from wherever.
 * The last one is loose, and does not hold an address from which the owner has logged in lately: locking
 * somebody else out takes more than typing their name.
 */
import { DAY, digest, HOUR, MINUTE, type Runtime } from '../runtime'
import type { Database } from './database'

interface Rule {
  scope: string
  /** Wrong passwords before the lock. */
  free: number
  window: number
  lock: number
  longest: number
}

const PAIR: Rule = { scope: 'pair', free: 5, window: DAY, lock: 15 * MINUTE, longest: 4 * HOUR }
const ADDRESS: Rule = { scope: 'address', free: 50, window: HOUR, lock: 15 * MINUTE, longest: 15 * MINUTE }
const ACCOUNT: Rule = { scope: 'account', free: 100, window: HOUR, lock: 15 * MINUTE, longest: 15 * MINUTE }
const TRUST = 30 * DAY

interface Row {
  failures: number
  since: number
  locked_until: number
  trusted_until: number
}
const BLANK: Row = { failures: 0, since: 0, locked_until: 0, trusted_until: 0 }

export type Attempt = { allowed: true; succeeded(): void } | { allowed: false; retryAt: Date }

export function attemptsIn(db: Database, { now }: Runtime) {
  const select = db.prepare('SELECT failures, since, locked_until, trusted_until FROM attempts WHERE key = ?')
  const upsert = db.prepare(
    'INSERT OR REPLACE INTO attempts (key, failures, since, locked_until, trusted_until) VALUES (?, ?, ?, ?, ?)',
  )
  const sweep = db.prepare('DELETE FROM attempts WHERE locked_until <= ? AND trusted_until <= ? AND since <= ?')

  const read = (key: Buffer) => (select.get(key) as Row | undefined) ?? BLANK
  const write = (key: Buffer, row: Row) => upsert.run(key, row.failures, row.since, row.locked_until, row.trusted_until)

  const lockAfter = ({ free, lock, longest }: Rule, failures: number, at: number) =>
    failures < free ? 0 : at + Math.min(lock * 2 ** (failures - free), longest)

  function count(rule: Rule, key: Buffer, change: 1 | -1, at: number) {
    const row = read(key)
    const current = at - row.since < rule.window ? row : { ...row, failures: 0, since: at }
    const failures = Math.max(current.failures + change, 0)
    const locked_until = change === 1 ? lockAfter(rule, failures, at) : failures < rule.free ? 0 : current.locked_until
    write(key, { ...current, failures, locked_until })
  }

  return {
    /** Counted as wrong before the password is looked at, so that many guesses at once are no way round. */
    begin(login: string, address: string): Attempt {
      const at = now().getTime()
      const subjects: [Rule, string][] = [
        [PAIR, JSON.stringify([login, address])],
        [ADDRESS, address],
        [ACCOUNT, login],
      ]
      const counts = subjects.map(([rule, subject]) => ({ rule, key: digest(`${rule.scope} ${subject}`) }))
      const pair = counts[0]!.key
      const trusted = read(pair).trusted_until > at
      const binding = counts.filter(({ rule }) => !(trusted && rule === ACCOUNT))
      const locked = Math.max(...binding.map(({ key }) => read(key).locked_until))
      if (locked > at) return { allowed: false, retryAt: new Date(locked) }

      counts.forEach(({ rule, key }) => count(rule, key, 1, at))
      return {
        allowed: true,
        succeeded() {
          counts.forEach(({ rule, key }) => count(rule, key, -1, at))
          write(pair, { failures: 0, since: at, locked_until: 0, trusted_until: at + TRUST })
        },
      }
    },
    sweep() {
      const at = now().getTime()
      sweep.run(at, at, at - DAY)
    },
  }
}
export type Attempts = ReturnType<typeof attemptsIn>
