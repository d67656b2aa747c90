/**
 * Finished reports, stored for `REPORT_LIMITS.lifetime`. The app requests a report by POST, but downloads the file by
 * an address.
 */
import { secretDigest, MINUTE, type Runtime } from '../runtime'
import type { Database } from './database/port'

interface ReportFile {
  title: string
  file: Buffer
}

/** The lifetime of a report, the number of reports of one account, and the bytes of all reports. */
export const REPORT_LIMITS = { lifetime: 10 * MINUTE, perOwner: 3, bytes: 256 * 1024 * 1024 }
const KEY_BYTES = 16

const ADD = `INSERT INTO reports (hash, owner, title, file, bytes, expires_at)
  VALUES ($1, $2, $3, $4, $5, now_ms() + $6)`
const FIND = 'SELECT title, file FROM reports WHERE hash = $1 AND owner = $2 AND expires_at > now_ms()'
const DROP_EXPIRED = 'DELETE FROM reports WHERE expires_at <= now_ms()'
/** Deletes the oldest reports of one owner beyond the limit. */
const LIMIT_OWNER = `DELETE FROM reports WHERE owner = $1 AND id NOT IN
  (SELECT id FROM reports WHERE owner = $1 ORDER BY id DESC LIMIT $2)`
const LIMIT_TOTAL = `DELETE FROM reports WHERE id IN
  (SELECT id FROM (SELECT id, sum(bytes) OVER (ORDER BY id DESC) AS size FROM reports) AS sized WHERE size > $1)`

export function reportRepository(db: Database, { random }: Runtime) {
  return {
    put: (owner: string, { title, file }: ReportFile): Promise<string> =>
      db.transaction(async statements => {
        const key = random(KEY_BYTES).toString('base64url')
        await statements.run(DROP_EXPIRED)
        await statements.run(ADD, secretDigest(key), owner, title, file, file.length, REPORT_LIMITS.lifetime)
        await statements.run(LIMIT_OWNER, owner, REPORT_LIMITS.perOwner)
        await statements.run(LIMIT_TOTAL, REPORT_LIMITS.bytes)
        return key
      }),
    /** Returns a report, or `undefined` if it has expired or belongs to another account. */
    async get(owner: string, key: string): Promise<ReportFile | undefined> {
      const row = await db.get<{ title: string; file: Uint8Array }>(FIND, secretDigest(key), owner)
      return row && { title: row.title, file: Buffer.from(row.file) }
    },
    sweep: () => db.run(DROP_EXPIRED),
  }
}
