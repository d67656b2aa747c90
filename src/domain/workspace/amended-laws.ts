/**
 * Finds changes of a saved law, by comparing the saved version with the current one. A law that was saved in an old
 * version therefore counts as amended.
 */
import { LAW_STATUS } from '../libraries/law-statuses'
import { isSameLaw } from '../citation/law-names'
import type { SavedDocument } from './entry'

/** The current state of the law, as the services report it. */
export interface CurrentLaw {
  id?: string
  title?: string
  status?: string
  /** The first day on which the current version was in force. */
  day?: string
}

export interface LawChange {
  kind: 'amended' | 'repealed'
  /** The id of the version to open. */
  lid: string
  day?: string
}

export function lawChange({ title, params, status }: SavedDocument, current: CurrentLaw): LawChange | undefined {
  const { id: lid, day } = current
  // A version that is not yet in force is no change of the current law.
  if (
    !lid ||
    !current.title ||
    !isSameLaw(title, current.title) ||
    status === LAW_STATUS.pending ||
    current.status === LAW_STATUS.pending
  )
    return undefined
  if (current.status === LAW_STATUS.repealed)
    return status === LAW_STATUS.repealed ? undefined : { kind: 'repealed', lid }
  return lid === params.lid ? undefined : { kind: 'amended', lid, ...(day && { day }) }
}
