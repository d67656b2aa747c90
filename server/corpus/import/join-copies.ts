/** Joins the laws of an import with their copies, in the same import or among stored laws. */
import type { Engine, EngineDocument, Writer } from '../../engine/port'
import type { LawRecord } from '../../libraries/law/record'
import type { CorpusWriter } from '../write'
import type { ImportContext } from './context'
import { lawCopyOf, mergeLawCopies, type JoinedLaw, restoreLawRecord } from './merge-copies'
import { groupLawCopies, type LawCopy } from './law-copies'
import { lawFamilyKey } from './law-versions'

const COLLECTION = 'law'

/** A joined law, with the ids of the copies that it replaces. */
export interface JoinResult extends JoinedLaw {
  /** The ids of the copies that belong to this import. */
  fresh: string[]
  /** The ids of copies that are no longer stored, because the joined law has another id. */
  removed: string[]
}

interface Joining {
  target: CorpusWriter
  writer: Writer
  /** The corpus before the import. Absent if the import removes its documents. */
  before?: Engine
  context: Pick<ImportContext, 'decisions' | 'remark'>
  /** Returns the ids of stored laws that may be copies, except laws of this import. */
  storedIds(law: Pick<LawRecord, 'title' | 'region'>): Promise<string[]>
}

interface Candidate extends LawCopy {
  document: EngineDocument
  isFresh: boolean
}

type Fresh = Pick<LawRecord, 'lid' | 'title' | 'region'>

const isJoined = ({ sources }: LawRecord) => (sources?.length ?? 0) > 1

/** Returns the stored version of a law of this import, if it was joined from several sources. */
async function joinedBefore({ before }: Joining, lid: string): Promise<EngineDocument | undefined> {
  const document = await before?.get(COLLECTION, lid)
  return document && isJoined(restoreLawRecord(document)) ? document : undefined
}

async function candidatesOf(joining: Joining, laws: Fresh[]): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  const add = (document: EngineDocument | undefined, isFresh: boolean) => {
    if (document) candidates.push({ ...lawCopyOf(restoreLawRecord(document)), document, isFresh })
  }
  const [law] = laws
  const stored: EngineDocument[] = []
  for (const id of law ? await joining.storedIds(law) : []) {
    const document = await joining.writer.get(COLLECTION, id)
    if (document && lawFamilyKey(restoreLawRecord(document)) === lawFamilyKey(law!)) stored.push(document)
  }
  for (const { lid } of laws) {
    const former = await joinedBefore(joining, lid)
    if (former) stored.push(former)
  }
  if (laws.length + stored.length < 2) return []
  for (const { lid } of laws) add(await joining.writer.get(COLLECTION, lid), true)
  for (const document of stored) add(document, false)
  return candidates
}

/**
 * Returns the groups of copies to join. Groups without a law of this import are left out, because they were joined
 * before.
 */
const groupsOf = (candidates: Candidate[]): Candidate[][] =>
  groupLawCopies(candidates).filter(group => group.length > 1 && group.some(({ isFresh }) => isFresh))

/** Joins the laws of this import with their copies, which are in the same import or stored. Returns the joined laws. */
export async function joinLawCopies(joining: Joining, laws: Fresh[]): Promise<JoinResult[]> {
  const families = new Map<string, Fresh[]>()
  for (const law of laws) {
    const family = families.get(lawFamilyKey(law))
    if (family) family.push(law)
    else families.set(lawFamilyKey(law), [law])
  }
  const results: JoinResult[] = []
  for (const family of families.values()) {
    for (const group of groupsOf(await candidatesOf(joining, family))) {
      const isFresh = ({ isFresh }: Candidate) => isFresh
      const fresh = group.filter(isFresh)
      const joined = mergeLawCopies(
        fresh,
        group.filter(candidate => !isFresh(candidate)),
        joining.context,
      )
      const ids = [...new Set(group.map(({ record }) => record.lid))]
      joining.target.join(
        'laws',
        ids.map(id => group.find(({ record }) => record.lid === id)!.document),
        joined.record,
      )
      await joining.writer.pause()
      const sources = joined.record.sources ?? []
      results.push({
        ...joined,
        fresh: fresh.map(({ record }) => record.lid),
        removed: [...new Set([...ids, ...sources.map(({ lid }) => lid)])].filter(id => id !== joined.record.lid),
      })
    }
  }
  return results
}
