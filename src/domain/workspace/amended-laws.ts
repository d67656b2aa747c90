/** What has become of a law since it was kept: told by the text that is in force, whichever of its texts was kept. */
import { ENDED_STATUSES } from '../citation/law-standing'
import { sameLaw } from '../citation/law-names'
import type { SavedDocument } from './entry'

/** The law as it stands, as far as the services tell. */
export interface CurrentLaw {
  id?: string
  title?: string
  status?: string
  /** From which day on its text is in force. */
  day?: string
}

export interface LawChange {
  kind: 'amended' | 'repealed'
  /** Of the text that is to be read. */
  lid: string
  day?: string
}

/** One that is not yet in force comes after the text that is. */
const NOT_YET_IN_FORCE = '尚未生效'
const [REPEALED = ''] = ENDED_STATUSES

export function lawChange({ title, params, status }: SavedDocument, current: CurrentLaw): LawChange | undefined {
  const { id: lid, day } = current
  if (
    !lid ||
    !current.title ||
    !sameLaw(title, current.title) ||
    status === NOT_YET_IN_FORCE ||
    current.status === NOT_YET_IN_FORCE
  )
    return undefined
  if (current.status === REPEALED) return status === REPEALED ? undefined : { kind: 'repealed', lid }
  return lid === params.lid ? undefined : { kind: 'amended', lid, ...(day && { day }) }
}
