import { DAY } from '../runtime'
import type { Database } from './database/port'

export interface TrialApplication {
  name: string
  phone: string
  firm: string
  source: string
  codetype: string
  trycode: string
  gdtVid: string
  unionId: string
}

/** Sending the same number twice in a day is impatience, not a second application. */
const IS_NEW = `NOT EXISTS (SELECT 1 FROM trial_applications WHERE phone = $2 AND created_at > now_ms() - $9)`
const ADD = `INSERT INTO trial_applications
    (name, phone, firm, source, codetype, trycode, gdt_vid, union_id, created_at)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, now_ms() WHERE ${IS_NEW}`

/** Whoever applied is called back, or not, long before `life` is over. */
export const trialApplicationsIn = (db: Database, life: number) => ({
  async add(application: TrialApplication) {
    const { name, phone, firm, source, codetype, trycode, gdtVid, unionId } = application
    await db.run(ADD, name, phone, firm, source, codetype, trycode, gdtVid, unionId, DAY)
  },
  sweep: () => db.run('DELETE FROM trial_applications WHERE created_at <= now_ms() - $1', life),
})
export type TrialApplications = ReturnType<typeof trialApplicationsIn>
