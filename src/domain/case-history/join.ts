/** Joins the judgments of one case. The result does not depend on the sequence of their import. */
import { caseNumberKey } from './case-numbers'
import { mayBeSameCourt } from './courts'
import { reviewedBefore } from './effects'
import type { CaseHistory, HistoryEntry } from './history'
import { type CaseReview, laterReview } from './later-review'
import type { DocumentKind } from './documents'
import { isExecutionOutcome } from './execution-outcomes'
import type { NamedDecision } from './named-decisions'
import type { ReviewOutcome } from './outcomes'
import type { CaseReading } from './reading'
import { sortBySequence, isLaterDecision } from './sequence'
import { isExecutionStage } from './stages'
import type { Stage } from './stages'

/** A judgment of the library. */
export interface LibraryJudgment {
  jid: string
  number: string
  court?: string
  document?: DocumentKind
  day?: string
  parties: string[]
  reading: CaseReading
}

/** A decision of the case. `inLibrary` is its judgment in the library. Absent if judgments only name the decision. */
interface Node extends HistoryEntry {
  key?: string
  inLibrary?: LibraryJudgment
}

/** What the decision `by` did with the decision `on`. */
interface Act {
  by: Node
  on: Node
  outcome: ReviewOutcome
}

const MOST_ENTRIES = 20

/** Matches masked names, such as 张某. They do not identify a party. */
const MASKED = /[某×*＊XxＸ]/
const plainName = (name: string) => name.replace(/[（(][^（()）]*[)）]|\s/g, '')

function mayShareParties(one: string[], other: string[]): boolean {
  if (one.length === 0 || other.length === 0) return true
  const names = new Set(one.map(plainName))
  if (other.some(name => names.has(plainName(name)))) return true
  return [...one, ...other].some(name => MASKED.test(name))
}

const sharesParty = (one: string[], other: string[]) => {
  const names = new Set(one.map(plainName))
  return other.some(name => names.has(plainName(name)))
}

/**
 * Whether two decisions with one number may be the same document. A number may have one judgment and several rulings,
 * which differ in their days.
 */
function mayBeSameDocument(one: NamedDecision | Node, other: Node): boolean {
  if (one.document && other.document && one.document !== other.document) return false
  return one.document === '判决' || !one.day || !other.day || one.day === other.day
}

/** Returns the history of each judgment by its id. A judgment without other decisions of its case has no history. */
export function joinJudgments(judgments: LibraryJudgment[]): Map<string, CaseHistory> {
  const nodes = judgments.map(nodeOf)
  const byKey = new Map<string, Node[]>()
  for (const node of nodes) if (node.key) byKey.set(node.key, [...(byKey.get(node.key) ?? []), node])
  /** The decisions that each judgment of the library names, in sequence. The library may lack some of them. */
  const named = new Map<Node, Node[]>()
  const acts: Act[] = []

  /**
   * Returns the node of the library judgment that a named decision means. Returns `undefined` if the library has no
   * such judgment, or if it is uncertain which one the decision means.
   */
  function libraryNodeOf(decision: NamedDecision, namer: Node): Node | undefined {
    const { key } = decision
    const parties = namer.inLibrary?.parties ?? []
    const candidates = (key === undefined ? [] : (byKey.get(key) ?? [])).filter(
      node =>
        node !== namer &&
        node.inLibrary &&
        mayBeSameCourt(decision.court, node.court) &&
        mayBeSameDocument(decision, node) &&
        mayShareParties(parties, node.inLibrary.parties),
    )
    if (candidates.length === 1 && (decision.court || hasCourtCode(decision.number))) return candidates[0]
    const certain = candidates.filter(node => sharesParty(parties, node.inLibrary?.parties ?? []))
    return certain.length === 1 ? certain[0] : undefined
  }

  /**
   * Returns the node of a decision that the library lacks.
   * Judgments that name the decision by the same number and court share a node. Otherwise each judgment gets a node of
   * its own.
   */
  function missing(decision: NamedDecision): Node {
    const { key } = decision
    const same =
      key !== undefined && decision.court
        ? byKey
            .get(key)
            ?.find(
              node =>
                !node.inLibrary &&
                node.court &&
                mayBeSameCourt(decision.court, node.court) &&
                mayBeSameDocument(decision, node),
            )
        : undefined
    if (same) return same
    const { number, stage, court, document, day, outcome, ground } = decision
    const node: Node = { key, number, stage, court, document, day, outcome, ground }
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), node])
    return node
  }

  for (const namer of nodes) {
    const { reading, jid } = namer.inLibrary!
    const nodesNamed = reading.earlier.map(decision => libraryNodeOf(decision, namer) ?? missing(decision))
    named.set(namer, nodesNamed)
    reading.earlier.forEach((decision, at) => {
      const node = nodesNamed[at]!
      if (node.groundJid === undefined && node.ground !== undefined) node.groundJid = jid
      // A ruling in an execution does not decide about the executed judgment. A decision without an outcome is treated
      // in the same way.
      const { outcome = 'executed' } = decision
      if (isExecutionOutcome(outcome) || isExecutionStage(decision.stage)) return
      const target = reviewedBefore(reading.earlier, at)
      const on = target && nodesNamed[reading.earlier.indexOf(target)]
      if (on && !node.inLibrary) acts.push({ by: node, on, outcome })
    })
    for (const { number, document, outcome } of reading.effects) {
      const at = reading.earlier.findIndex(one => one.number === number && one.document === document)
      const on = nodesNamed[at]
      if (on) acts.push({ by: namer, on, outcome })
    }
  }

  const nodesNaming = (node: Node) => nodes.filter(namer => named.get(namer)!.indexOf(node) >= 0)

  /** Collects the decisions before a node: those that it names, and in turn those that they name. */
  function before(node: Node, seen: Set<Node>) {
    for (const earlier of named.get(node) ?? []) {
      if (seen.has(earlier)) continue
      seen.add(earlier)
      before(earlier, seen)
    }
    return seen
  }

  /** Collects the decisions after a node. These are judgments that name it, and decisions that they name after it. */
  function after(node: Node, seen: Set<Node>) {
    for (const namer of nodesNaming(node)) {
      const list = named.get(namer)!
      const between = list.slice(list.indexOf(node) + 1).filter(one => !isFirst(one))
      for (const later of [...between, namer]) {
        if (seen.has(later)) continue
        seen.add(later)
        after(later, seen)
      }
    }
    return seen
  }

  function historyOf(node: Node): CaseHistory | undefined {
    const earlier = before(node, new Set([node]))
    const later = after(node, new Set([node]))
    // A later judgment may name earlier decisions that this one does not name.
    if (!isFirst(node))
      for (const namer of later) for (const other of named.get(namer) ?? []) if (!later.has(other)) earlier.add(other)
    // Two judgments may name each other. Their years, days or stages then decide which one is later.
    for (const other of [...later])
      if (earlier.has(other) && other !== node) (isLaterDecision(other, node) ? earlier : later).delete(other)
    if (earlier.size + later.size === 2) return undefined
    later.delete(node)
    // A new trial after a remand is no review. The outcome of its own review says nothing about earlier decisions. The
    // same holds for rulings in the execution.
    const reviews = (other: Node) => later.has(other) && other.stage !== '发回重审' && !isExecutionStage(other.stage)
    const reviewers = sortBySequence([...later])
    const acted = reviewers.map((by): CaseReview => ({
      stage: by.stage,
      direct: acts.find(act => act.by === by && act.on === node)?.outcome,
      indirect: acts.find(act => act.by === by && reviews(act.on))?.outcome,
      by: decisionOf(by),
    }))
    const review = laterReview(acted)
    const entries = sortBySequence([...earlier, ...later])
      .slice(0, MOST_ENTRIES)
      .map(entryOf)
    return { entries, ...(review ? { later: review } : {}) }
  }

  return new Map(
    nodes.flatMap(node => {
      const history = historyOf(node)
      return history ? [[node.jid!, history] as const] : []
    }),
  )
}

const isFirst = ({ stage }: { stage?: Stage }) => stage === '一审' || stage === '原审'

/** Whether the number contains the code of its court, as numbers since 2016 do: （2018）豫1525刑初433号. */
const hasCourtCode = (number: string) => /^[（(〔[]\d{4}[)）〕\]][\u4e00-\u9fa5]\d{2,4}[\u4e00-\u9fa5]/.test(number)

function nodeOf(judgment: LibraryJudgment): Node {
  const { jid, number, court, document, day, reading } = judgment
  const { stage, outcome, ground } = reading
  const node: Node = {
    jid,
    number,
    court,
    document,
    day,
    stage,
    outcome,
    ground,
    key: caseNumberKey(number),
    inLibrary: judgment,
  }
  if (ground) node.groundJid = jid
  return node
}

const present = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T

const decisionOf = ({ number, court, day, jid }: Node) => present({ number, court, day, jid })

function entryOf({ key, inLibrary, ...entry }: Node): HistoryEntry {
  void [key, inLibrary]
  return present(entry)
}
