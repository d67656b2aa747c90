/** What two devices, or a guest's desk and an account's, say of one entry, so that the work of both is in it. */
import type { Bodies, KeptDocument, Kind } from './entry'
import { DESK } from './limits'
import { bothTexts } from './note'

/** One document that two desks held, each with work of its own in it. */
export function joined(one: KeptDocument, other: KeptDocument): KeptDocument {
  const remarks = [one.remark, other.remark].filter((remark): remark is string => Boolean(remark))
  const [first = '', second = ''] = remarks
  const remark = first.includes(second) ? first : second.includes(first) ? second : remarks.join('\n')
  return {
    ...one,
    folders: [...new Set([...one.folders, ...other.folders])],
    remark: remark.slice(0, DESK.remark) || undefined,
  }
}

type Merge<K extends Kind> = (later: Bodies[K], earlier: Bodies[K], earlierAt: number) => Bodies[K]

const theLater = <T>(later: T) => later

const MERGES: { [K in Kind]: Merge<K> } = { folder: theLater, search: theLater, document: joined, note: bothTexts }

export const merged = <K extends Kind>(kind: K, ...[later, earlier, at]: Parameters<Merge<K>>): Bodies[K] =>
  MERGES[kind](later, earlier, at)
