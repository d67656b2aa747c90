/** Finds changes of a saved law. Compares the saved law with the text now in force, whichever version was saved. */
import { ENDED_STATUSES } from '../law-time/standing'
import { sameLaw } from '../citation/law-names'
import type { SavedDocument } from './entry'

/** The current state of the law, as the services report it. */
export interface CurrentLaw {
  id?: string
  title?: string
  status?: string
  /** The first day on which the current text was in force. */
  day?: string
}

export interface LawChange {
  kind: 'amended' | 'repealed'
  /** The id of the version that the reader should read. */
  lid: string
  day?: string
}

/** The status of a version that is not yet in force. Such a version does not change the current law. */
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
