/**
 * Decisions that amend or repeal laws, with their first day in force. An amended text itself states only the first day
 * of the original law.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { plainLawName, repealKey } from '@domain/citation/law-names'
import { readAmendedTitles } from '@domain/law-time/amendments'
import type { AmendingDecision, DatedLawText } from '@domain/law-time/effective-day'
import type { ChangingLaw } from './law-versions'

interface BundledDecision extends AmendingDecision {
  /** The titles of laws that are repealed completely. The repealing document may also be a new law. */
  repeals?: string[]
  /** The number of the article that repeals these laws. */
  article?: string
}

/**
 * A decision in `data/amending-decisions.json`. `quote` is the sentence that states the day, and `source` is where it
 * was read. Without a quote, `source` names the order.
 */
interface DecisionRecord extends BundledDecision {
  quote: string
  source: string
}

const FILE = path.join(__dirname, 'data/amending-decisions.json')
const NAMED = /[《〈]((?:[^《》〈〉]|〈[^〈〉]*〉|《[^《》]*》)*)[》〉]/g
const namesIn = (text: string) => [...text.matchAll(NAMED)].map(([, name = '']) => repealKey(name))

type Amended = Pick<DatedLawText, 'title' | 'info' | 'posted'>

export class AmendingDecisions {
  private readonly byDay = new Map<string, AmendingDecision[]>()
  private readonly byLaw = new Map<string, ChangingLaw[]>()
  private readonly byRepealedLaw = new Map<string, ChangingLaw[]>()

  constructor(decisions: BundledDecision[] = []) {
    for (const decision of decisions) {
      this.add(decision)
      for (const name of [...readAmendedTitles(decision.title, []), ...(decision.amends ?? [])])
        this.noteAmended(name, decision)
      for (const name of decision.repeals ?? []) this.noteRepealed(name, decision)
    }
  }

  add(decision: AmendingDecision) {
    this.byDay.set(decision.posted, [...(this.byDay.get(decision.posted) ?? []), decision])
  }

  private noteAmended(name: string, { title, posted, effective, exceptions }: AmendingDecision) {
    const key = repealKey(name)
    const begin = exceptions?.[plainLawName(name)] ?? effective
    const amendment = { lid: '', title, isPartial: false, isAmendment: true, posted, begin }
    this.byLaw.set(key, [...(this.byLaw.get(key) ?? []), amendment])
  }

  private noteRepealed(name: string, { title, article, posted, effective }: BundledDecision) {
    const key = repealKey(name)
    const repeal = { lid: '', title, article, isPartial: false, posted, begin: effective }
    this.byRepealedLaw.set(key, [...(this.byRepealedLaw.get(key) ?? []), repeal])
  }

  /** Returns the bundled decisions that amend a law. `key` is the `repealKey` of its title. */
  amending = (key: string): ChangingLaw[] => this.byLaw.get(key) ?? []

  /** Returns the bundled decisions and laws that repeal a law. `key` is the `repealKey` of its title. */
  repealing = (key: string): ChangingLaw[] => this.byRepealedLaw.get(key) ?? []

  /** Returns the publication days of all decisions. */
  days(): string[] {
    return [...this.byDay.keys()]
  }

  /**
   * Finds the decision that created a version of a law. Both have the same publication day, and one of them names the
   * other.
   */
  decisionOf({ title, info, posted }: Amended): AmendingDecision | undefined {
    const decisions = (posted && this.byDay.get(posted)) || []
    if (decisions.length === 0) return undefined
    const names = namesIn(info.at(-1) ?? '')
    const decision =
      decisions.find(other => names.some(name => name !== '' && repealKey(other.title).endsWith(name))) ??
      decisions.find(other => namesIn(other.title).includes(repealKey(title))) ??
      decisions.find(other => other.amends?.some(name => repealKey(name) === repealKey(title)))
    return decision && { ...decision, effective: decision.exceptions?.[plainLawName(title)] ?? decision.effective }
  }
}

/** Reads the decisions of `data/amending-decisions.json`. */
export const bundledAmendingDecisions = () =>
  new AmendingDecisions(JSON.parse(readFileSync(FILE, 'utf8')) as DecisionRecord[])
