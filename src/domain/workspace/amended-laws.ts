/** What has become of a law since it was kept: told by the text that is in force, whichever of its texts was kept. */
import { ENDED_STATUSES } from '../citation/law-standing'
import { sameLaw } from '../citation/law-names'
import type { KeptDocument } from './entry'

/** The law as it stands, as far as the services tell. */
export interface LawNow {
  id?: string
  title?: string
  status?: string
  /** From which day on its text is in force. */
  day?: string
}

export interface LawNews {
  kind: 'amended' | 'repealed'
  /** Of the text that is to be read. */
  lid: string
  day?: string
}

/** One that is not yet in force comes after the text that is. */
const PENDING = '尚未生效'
const [REPEALED = ''] = ENDED_STATUSES

export function lawNews({ title, params, status }: KeptDocument, now: LawNow): LawNews | undefined {
  const { id: lid, day } = now
  if (!lid || !now.title || !sameLaw(title, now.title) || status === PENDING || now.status === PENDING) return undefined
  if (now.status === REPEALED) return status === REPEALED ? undefined : { kind: 'repealed', lid }
  return lid === params.lid ? undefined : { kind: 'amended', lid, ...(day && { day }) }
}
