import { DAY, type Runtime } from '../runtime'
import type { Database } from './database'

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

export function trialApplicationsIn(db: Database, { now }: Runtime) {
  const recent = db.prepare('SELECT 1 FROM trial_applications WHERE phone = ? AND created_at > ?')
  const insert = db.prepare(
    `INSERT INTO trial_applications (name, phone, firm, source, codetype, trycode, gdt_vid, union_id, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  return {
    /** Sending the same number twice in a day is impatience, not a second application. */
    add(application: TrialApplication) {
      const at = now().getTime()
      if (recent.get(application.phone, at - DAY)) return
      const { name, phone, firm, source, codetype, trycode, gdtVid, unionId } = application
      insert.run(name, phone, firm, source, codetype, trycode, gdtVid, unionId, at)
    },
  }
}
export type TrialApplications = ReturnType<typeof trialApplicationsIn>
