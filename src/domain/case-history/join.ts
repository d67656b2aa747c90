/** Joins judgments of one case, whatever the sequence in which they were imported. */
import { caseNumberKey } from './case-numbers'
import { mayBeSameCourt } from './courts'
import { reviewedBefore } from './effects'
import type { CaseHistory, HistoryEntry } from './history'
import { type Review, laterReview } from './later-review'
import type { DocumentKind } from './documents'
import { isExecutionOutcome } from './execution-outcomes'
import type { NamedDecision } from './named-decisions'
import type { ReviewOutcome } from './outcomes'
import type { CaseReading } from './reading'
import { inSequence, isLater } from './sequence'
import { isExecution } from './stages'
import type { Stage } from './stages'

/** A judgment of the library. */
export interface HeldJudgment {
  jid: string
  number: string
  court?: string
  document?: DocumentKind
  day?: string
  parties: string[]
  reading: CaseReading
}

interface Node extends HistoryEntry {
  key?: string
  held?: HeldJudgment
}

interface Act {
  by: Node
  on: Node
  outcome: ReviewOutcome
}

const MOST_ENTRIES = 20

/** Names that a publication has masked say nothing about who the party is. */
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

/** One number may have a judgment and several rulings. Rulings are told apart by their day. */
function mayBeSameDocument(one: NamedDecision | Node, other: Node): boolean {
  if (one.document && other.document && one.document !== other.document) return false
  return one.document === '判决' || !one.day || !other.day || one.day === other.day
}

export function joinJudgments(judgments: HeldJudgment[]): Map<string, CaseHistory> {
  const nodes = judgments.map(nodeOf)
  const byKey = new Map<string, Node[]>()
  for (const node of nodes) if (node.key) byKey.set(node.key, [...(byKey.get(node.key) ?? []), node])
  /** The decisions that each held judgment names, in sequence. */
  const named = new Map<Node, Node[]>()
  const acts: Act[] = []

  function held(decision: NamedDecision, reader: Node): Node | undefined {
    const { key } = decision
    const parties = reader.held?.parties ?? []
    const candidates = (key === undefined ? [] : (byKey.get(key) ?? [])).filter(
      node =>
        node !== reader &&
        node.held &&
        mayBeSameCourt(decision.court, node.court) &&
        mayBeSameDocument(decision, node) &&
        mayShareParties(parties, node.held.parties),
    )
    if (candidates.length === 1 && (decision.court || hasCourtCode(decision.number))) return candidates[0]
    const certain = candidates.filter(node => sharesParty(parties, node.held?.parties ?? []))
    return certain.length === 1 ? certain[0] : undefined
  }

  /**
   * Returns the node of a decision that the library lacks. Judgments that name it by one number and one court share the
   * node; otherwise each mention has its own.
   */
  function missing(decision: NamedDecision): Node {
    const { key } = decision
    const same =
      key !== undefined && decision.court
        ? byKey
            .get(key)
            ?.find(
              node =>
                !node.held &&
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

  for (const reader of nodes) {
    const { reading, jid } = reader.held!
    const nodesNamed = reading.earlier.map(decision => held(decision, reader) ?? missing(decision))
    named.set(reader, nodesNamed)
    reading.earlier.forEach((decision, at) => {
      const node = nodesNamed[at]!
      if (node.groundJid === undefined && node.ground !== undefined) node.groundJid = jid
      // An execution decides nothing about its judgment.
      const { outcome = 'executed' } = decision
      if (isExecutionOutcome(outcome) || isExecution(decision.stage)) return
      const target = reviewedBefore(reading.earlier, at)
      const on = target && nodesNamed[reading.earlier.indexOf(target)]
      if (on && !node.held) acts.push({ by: node, on, outcome })
    })
    for (const { number, document, outcome } of reading.effects) {
      const at = reading.earlier.findIndex(one => one.number === number && one.document === document)
      const on = nodesNamed[at]
      if (on) acts.push({ by: reader, on, outcome })
    }
  }

  const readersOf = (node: Node) => nodes.filter(reader => named.get(reader)!.indexOf(node) >= 0)

  /** The decisions before a node: those that it names, and those that these name. */
  function before(node: Node, seen: Set<Node>) {
    for (const earlier of named.get(node) ?? []) {
      if (seen.has(earlier)) continue
      seen.add(earlier)
      before(earlier, seen)
    }
    return seen
  }

  /** The decisions after a node: those that name it, and those that these name as later ones. */
  function after(node: Node, seen: Set<Node>) {
    for (const reader of readersOf(node)) {
      const list = named.get(reader)!
      const between = list.slice(list.indexOf(node) + 1).filter(one => !isFirst(one))
      for (const later of [...between, reader]) {
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
    // A later judgment may name stages before this one that this one leaves out.
    if (!isFirst(node))
      for (const reader of later) for (const other of named.get(reader) ?? []) if (!later.has(other)) earlier.add(other)
    // Judgments that name each other close a circle. Only time tells which is the later one.
    for (const other of [...later])
      if (earlier.has(other) && other !== node) (isLater(other, node) ? earlier : later).delete(other)
    if (earlier.size + later.size === 2) return undefined
    later.delete(node)
    // A new trial after a remand reviews nothing. What becomes of it says nothing about the decisions before it.
    // Neither does what becomes of a ruling in the execution.
    const reviews = (other: Node) => later.has(other) && other.stage !== '发回重审' && !isExecution(other.stage)
    const reviewers = inSequence([...later])
    const acted = reviewers.map((by): Review => ({
      stage: by.stage,
      direct: acts.find(act => act.by === by && act.on === node)?.outcome,
      indirect: acts.find(act => act.by === by && reviews(act.on))?.outcome,
      by: decisionOf(by),
    }))
    const review = laterReview(acted)
    const entries = inSequence([...earlier, ...later])
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

/** Numbers since 2016 have the code of their court: （2018）豫1525刑初433号. */
const hasCourtCode = (number: string) => /^[（(〔[]\d{4}[)）〕\]][\u4e00-\u9fa5]\d{2,4}[\u4e00-\u9fa5]/.test(number)

function nodeOf(judgment: HeldJudgment): Node {
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
    held: judgment,
  }
  if (ground) node.groundJid = jid
  return node
}

const present = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T

const decisionOf = ({ number, court, day, jid }: Node) => present({ number, court, day, jid })

function entryOf({ key, held, ...entry }: Node): HistoryEntry {
  void [key, held]
  return present(entry)
}
