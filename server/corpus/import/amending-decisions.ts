/** Decisions that amend laws, with the day on which they begin: an amended text prints the day of its first version only. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { plainLawName, repealKey } from '@domain/citation/law-names'
import type { AmendingDecision, DatedText } from '@domain/law-time/effective-day'

/**
 * A decision of `data/amending-decisions.json`. `quote` is its sentence with the day, `source` the place where it was
 * read.
 */
export interface DecisionRecord extends AmendingDecision {
  quote: string
  source: string
}

const FILE = path.join(__dirname, 'data/amending-decisions.json')
const NAMED = /[《〈]((?:[^《》〈〉]|〈[^〈〉]*〉|《[^《》]*》)*)[》〉]/g
const namesIn = (text: string) => [...text.matchAll(NAMED)].map(([, name = '']) => repealKey(name))

type Amended = Pick<DatedText, 'title' | 'info' | 'posted'>

export class AmendingDecisions {
  private readonly byDay = new Map<string, AmendingDecision[]>()

  constructor(decisions: AmendingDecision[] = []) {
    decisions.forEach(decision => this.add(decision))
  }

  add(decision: AmendingDecision) {
    this.byDay.set(decision.posted, [...(this.byDay.get(decision.posted) ?? []), decision])
  }

  /** The days on which the decisions were published. */
  days(): string[] {
    return [...this.byDay.keys()]
  }

  /**
   * Finds the decision that made a version. Both were published on the same day, and one names the other. The same day
   * alone is no ground.
   */
  decisionOf({ title, info, posted }: Amended): AmendingDecision | undefined {
    const decisions = (posted && this.byDay.get(posted)) || []
    if (decisions.length === 0) return undefined
    const names = namesIn(info.at(-1) ?? '')
    const decision =
      decisions.find(other => names.some(name => name !== '' && repealKey(other.title).endsWith(name))) ??
      decisions.find(other => namesIn(other.title).includes(repealKey(title)))
    return decision && { ...decision, effective: decision.exceptions?.[plainLawName(title)] ?? decision.effective }
  }
}

export const bundledDecisions = () => new AmendingDecisions(JSON.parse(readFileSync(FILE, 'utf8')) as DecisionRecord[])
