/** Joins the laws of an import with their copies, in the same import or stored before. */
import type { Engine, EngineDocument, Writer } from '../../engine/port'
import type { LawRecord } from '../../libraries/law/record'
import type { CorpusWriter } from '../write'
import type { Context } from './context'
import { copyOf, joinCopies, type JoinedLaw, restoreRecord } from './join-twins'
import { groupTwins, type LawCopy } from './law-twins'
import { familyOf } from './law-versions'

const COLLECTION = 'law'

export interface Twins extends JoinedLaw {
  /** The laws of this import among the copies. */
  fresh: string[]
  /** The ids under which the copies are no longer stored. */
  removed: string[]
}

interface Joining {
  target: CorpusWriter
  writer: Writer
  /** The corpus before the import, if its documents stay. */
  before?: Engine
  context: Pick<Context, 'decisions' | 'remark'>
  /** The ids of stored laws that may be copies, without those of this import. */
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
  return document && isJoined(restoreRecord(document)) ? document : undefined
}

async function candidatesOf(joining: Joining, laws: Fresh[]): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  const add = (document: EngineDocument | undefined, isFresh: boolean) => {
    if (document) candidates.push({ ...copyOf(restoreRecord(document)), document, isFresh })
  }
  const [law] = laws
  const stored: EngineDocument[] = []
  for (const id of law ? await joining.storedIds(law) : []) {
    const document = await joining.writer.get(COLLECTION, id)
    if (document && familyOf(restoreRecord(document)) === familyOf(law!)) stored.push(document)
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

/** Returns the groups of copies to join. A group without a law of this import was joined before. */
const groupsOf = (candidates: Candidate[]): Candidate[][] =>
  groupTwins(candidates).filter(group => group.length > 1 && group.some(({ isFresh }) => isFresh))

/** Joins copies of the laws of this import. Returns the joined laws. */
export async function joinTwins(joining: Joining, laws: Fresh[]): Promise<Twins[]> {
  const families = new Map<string, Fresh[]>()
  for (const law of laws) {
    const family = families.get(familyOf(law))
    if (family) family.push(law)
    else families.set(familyOf(law), [law])
  }
  const twins: Twins[] = []
  for (const family of families.values()) {
    for (const group of groupsOf(await candidatesOf(joining, family))) {
      const isFresh = ({ isFresh }: Candidate) => isFresh
      const fresh = group.filter(isFresh)
      const joined = joinCopies(
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
      twins.push({
        ...joined,
        fresh: fresh.map(({ record }) => record.lid),
        removed: [...new Set([...ids, ...sources.map(({ lid }) => lid)])].filter(id => id !== joined.record.lid),
      })
    }
  }
  return twins
}
