import { DAY } from '../runtime'
import type { Database } from './database/port'
import type { Encryption } from './seals'

interface TrialApplication {
  name: string
  phone: string
  firm: string
  source: string
  codetype: string
  trycode: string
  gdtVid: string
  unionId: string
  /** The version of the privacy statement to which the applicant agreed. */
  consent: string
}

export interface ListedApplication extends Pick<TrialApplication, 'name' | 'phone' | 'firm' | 'source'> {
  id: number
  appliedAt: Date
  /** Rows that were stored before consent was required have none. */
  consent?: string
}

interface Row extends Pick<TrialApplication, 'name' | 'phone' | 'firm' | 'source'> {
  id: number
  created_at: number
  consent: string | null
  phone_print: Uint8Array | null
}

/** A phone number that was entered within the last day adds no second row. */
const IS_NEW = `NOT EXISTS (SELECT 1 FROM trial_applications WHERE phone_print IN ($3, $4) AND created_at > now_ms() - $12)`
const ADD = `INSERT INTO trial_applications
    (name, phone, phone_print, firm, source, codetype, trycode, gdt_vid, union_id, consent, created_at)
  SELECT $1, $2, $3, $5, $6, $7, $8, $9, $10, $11, now_ms() WHERE ${IS_NEW}`
const LIST = `SELECT id, name, phone, phone_print, firm, source, consent, created_at
  FROM trial_applications ORDER BY created_at, id`
const PLAIN = 'SELECT id, phone FROM trial_applications WHERE phone_print IS NULL'
const SEAL = 'UPDATE trial_applications SET phone = $1, phone_print = $2 WHERE id = $3 AND phone_print IS NULL'

/**
 * Applications for a trial account, deleted after `life`. Phone numbers are encrypted; the key is loaded on first use.
 */
export const trialApplicationRepository = (db: Database, life: number, seals: () => Encryption) => ({
  async add(application: TrialApplication) {
    const { name, phone, firm, source, codetype, trycode, gdtVid, unionId, consent } = application
    const { seal, prints } = seals()
    const rest = [firm, source, codetype, trycode, gdtVid, unionId, consent]
    await db.run(ADD, name, seal(phone), ...prints(phone), ...rest, DAY)
  },
  /** Encrypts phone numbers that older versions of the server stored in plain text. */
  sealPlain: () =>
    db.transaction(async statements => {
      for (const { id, phone } of await statements.all<Pick<Row, 'id' | 'phone'>>(PLAIN))
        await statements.run(SEAL, seals().seal(phone), seals().print(phone), id)
    }),
  async list(): Promise<ListedApplication[]> {
    const rows = await db.all<Row>(LIST)
    return rows.map(({ phone, phone_print: print, consent, created_at: at, ...row }) => ({
      ...row,
      phone: print ? seals().open(phone, 'trial_applications') : phone,
      consent: consent ?? undefined,
      appliedAt: new Date(at),
    }))
  },
  remove: (id: number) => db.run('DELETE FROM trial_applications WHERE id = $1', id),
  removeAll: () => db.run('DELETE FROM trial_applications'),
  sweep: () => db.run('DELETE FROM trial_applications WHERE created_at <= now_ms() - $1', life),
})
