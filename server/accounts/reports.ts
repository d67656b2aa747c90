/** Reports that were made and wait to be fetched: an app fetches a file by its address, so what was posted needs one. */
import { digest, MINUTE, type Runtime } from '../runtime'
import type { Database } from './database/port'

export interface KeptFile {
  title: string
  file: Buffer
}

export const REPORTS = { for: 10 * MINUTE, ofOne: 3, bytes: 256 * 1024 * 1024 }
const KEY_BYTES = 16

const ADD = `INSERT INTO reports (hash, owner, title, file, bytes, expires_at)
  VALUES ($1, $2, $3, $4, $5, now_ms() + $6)`
const FIND = 'SELECT title, file FROM reports WHERE hash = $1 AND owner = $2 AND expires_at > now_ms()'
const DROP_OVER = 'DELETE FROM reports WHERE expires_at <= now_ms()'
/** The oldest go first. */
const DROP_OF_ONE = `DELETE FROM reports WHERE owner = $1 AND id NOT IN
  (SELECT id FROM reports WHERE owner = $1 ORDER BY id DESC LIMIT $2)`
const DROP_OF_ALL = `DELETE FROM reports WHERE id IN
  (SELECT id FROM (SELECT id, sum(bytes) OVER (ORDER BY id DESC) AS size FROM reports) AS sized WHERE size > $1)`

export function reportsIn(db: Database, { random }: Runtime) {
  return {
    put: (owner: string, { title, file }: KeptFile): Promise<string> =>
      db.transaction(async statements => {
        const key = random(KEY_BYTES).toString('base64url')
        await statements.run(DROP_OVER)
        await statements.run(ADD, digest(key), owner, title, file, file.length, REPORTS.for)
        await statements.run(DROP_OF_ONE, owner, REPORTS.ofOne)
        await statements.run(DROP_OF_ALL, REPORTS.bytes)
        return key
      }),
    /** Another's file is not there. */
    async get(owner: string, key: string): Promise<KeptFile | undefined> {
      const row = await db.get<{ title: string; file: Uint8Array }>(FIND, digest(key), owner)
      return row && { title: row.title, file: Buffer.from(row.file) }
    },
    sweep: () => db.run(DROP_OVER),
  }
}
export type Reports = ReturnType<typeof reportsIn>
