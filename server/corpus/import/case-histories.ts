/** Joins judgments of one case to a case history, across imports. The order of the imports does not matter. */
import { caseNumberKey } from '@domain/case-history/case-numbers'
import { joinJudgments } from '@domain/case-history/join'
import type { Clause, Engine, EngineDocument, Writer } from '../../engine/port'
import { type CasePayload, withCaseHistory } from '../../libraries/case/document'
import { libraryJudgmentOf } from '../../libraries/case/reading'
import type { CaseRecord } from '../../libraries/case/record'

export const CASES_COLLECTION = 'case'
const COLLECTION = CASES_COLLECTION
/** The maximum number of keys in one query to the engine. */
const AT_ONCE = 500
/**
 * The maximum number of rounds in which stored judgments are looked up. Each round finds judgments that share a number
 * with those of the previous round. A case has few stages, so few rounds suffice.
 */
const MOST_STEPS = 6
/**
 * The maximum number of judgments in a group. A larger group arises if several courts use the same number, so it is not
 * joined.
 */
const LARGEST_GROUP = 400

type Numbered = Pick<CaseRecord, 'jid' | 'caseNumber' | 'reading'>

interface Settling {
  writer: Writer
  /** The corpus before the write. Absent if the write removes its documents. */
  before?: Engine
}

const payloadOf = ({ payload }: EngineDocument) => payload as CasePayload

function keysOf({ caseNumber = '', reading }: Partial<Numbered>): string[] {
  const keys = [caseNumberKey(caseNumber), ...(reading?.earlier ?? []).map(({ key }) => key)]
  return [...new Set(keys.flatMap(key => key ?? []))]
}

const valuesOf = (values: string[]): Clause => ({ kind: 'value', field: 'instance', values })

/** Groups judgments by their case numbers: their own, and those that they mention. */
class Numbers {
  private readonly judgments = new Map<string, string[]>()
  private readonly keys = new Map<string, string[]>()

  add(jid: string, keys: string[]) {
    this.keys.set(jid, keys)
    for (const key of keys) this.judgments.set(key, [...(this.judgments.get(key) ?? []), jid])
  }

  has = (jid: string) => this.keys.has(jid)

  /**
   * Returns groups of judgments that share numbers, directly or through other judgments. A judgment that shares none
   * is a group of its own.
   */
  groups(): string[][] {
    const grouped = new Set<string>()
    const groups: string[][] = []
    for (const first of this.keys.keys()) {
      if (grouped.has(first)) continue
      const group = [first]
      grouped.add(first)
      for (const jid of group)
        for (const key of this.keys.get(jid) ?? [])
          for (const other of this.judgments.get(key) ?? [])
            if (!grouped.has(other)) {
              grouped.add(other)
              group.push(other)
            }
      groups.push(group)
    }
    return groups
  }
}

/** Collects the judgments that one write adds or removes. `settle` then joins the cases that they belong to. */
export class CaseHistories {
  private readonly numbers = new Numbers()
  private readonly touched = new Set<string>()
  private readonly left = new Set<string>()

  /** Adds a judgment of this import. `settle` later joins it with the other judgments of its case. */
  note(record: Numbered) {
    const keys = keysOf(record)
    if (keys.length === 0) return
    this.numbers.add(record.jid, keys)
    for (const key of keys) this.touched.add(key)
  }

  /** Records that a stored judgment is removed. `settle` then renews the history of its case. */
  drop(document: EngineDocument) {
    this.left.add(document.id)
    const payload = payloadOf(document) as CasePayload | null | undefined
    // A judgment without a reading has not contributed to any history.
    if (payload?.reading) for (const key of keysOf(payload)) this.touched.add(key)
  }

  /** Joins the judgments of each affected case, and writes the histories that changed. */
  async settle(settling: Settling) {
    const stored = new Set<string>()
    await this.addReplaced(settling)
    await this.addStored(settling, stored)
    for (const group of this.numbers.groups())
      if (group.length > 1 || group.some(jid => stored.has(jid))) await this.settleGroup(settling, group)
  }

  /** Adds the numbers of stored judgments that this import replaces, since the new versions may mention others. */
  private async addReplaced({ before }: Settling) {
    if (!before) return
    for (const ids = [...this.touchedIds()]; ids.length > 0;) {
      const former = await before.get(COLLECTION, ids.pop()!)
      if (former) for (const key of keysOf(payloadOf(former))) this.touched.add(key)
    }
  }

  private *touchedIds() {
    for (const group of this.numbers.groups()) yield* group
  }

  private async addStored({ before, writer }: Settling, stored: Set<string>) {
    if (!before) return
    let keys = [...this.touched]
    for (let step = 0; step < MOST_STEPS && keys.length > 0; step++) {
      const next: string[] = []
      for (let at = 0; at < keys.length; at += AT_ONCE) {
        const where = valuesOf(keys.slice(at, at + AT_ONCE))
        for (const id of await before.ids({ collection: COLLECTION, where, order: { by: 'relevance' } })) {
          if (this.numbers.has(id) || this.left.has(id)) continue
          const document = await writer.get(COLLECTION, id)
          if (!document) continue
          const numbered = keysOf(payloadOf(document))
          this.numbers.add(id, numbered)
          stored.add(id)
          next.push(...numbered.filter(key => !this.touched.has(key)))
        }
      }
      for (const key of next) this.touched.add(key)
      keys = [...new Set(next)]
    }
  }

  private async settleGroup({ writer }: Settling, group: string[]) {
    if (group.length > LARGEST_GROUP) return
    const documents: EngineDocument[] = []
    for (const jid of group) {
      const document = await writer.get(COLLECTION, jid)
      if (document) documents.push(document)
    }
    const histories = joinJudgments(documents.map(document => libraryJudgmentOf(payloadOf(document))))
    for (const document of documents) {
      const history = histories.get(document.id)
      if (JSON.stringify(history) === JSON.stringify(payloadOf(document).history)) continue
      writer.put(COLLECTION, withCaseHistory(document, history))
      await writer.pause()
    }
  }
}
