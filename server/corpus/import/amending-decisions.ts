/** Decisions that amend laws, with the day on which they begin: an amended text prints the day of its first version only. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { plainLawName, repealKey } from '@domain/citation/law-names'
import { readAmendedTitles } from '@domain/law-time/amendments'
import type { AmendingDecision, DatedText } from '@domain/law-time/effective-day'
import type { Repealer } from './law-versions'

/**
 * A decision of `data/amending-decisions.json`. `quote` is its sentence with the day, `source` the place where it was
 * read.
 */
interface DecisionRecord extends AmendingDecision {
  quote: string
  source: string
}

const FILE = path.join(__dirname, 'data/amending-decisions.json')
const NAMED = /[《〈]((?:[^《》〈〉]|〈[^〈〉]*〉|《[^《》]*》)*)[》〉]/g
const namesIn = (text: string) => [...text.matchAll(NAMED)].map(([, name = '']) => repealKey(name))

type Amended = Pick<DatedText, 'title' | 'info' | 'posted'>

export class AmendingDecisions {
  private readonly byDay = new Map<string, AmendingDecision[]>()
  private readonly byLaw = new Map<string, Repealer[]>()

  constructor(decisions: AmendingDecision[] = []) {
    for (const decision of decisions) {
      this.add(decision)
      for (const name of [...readAmendedTitles(decision.title, []), ...(decision.amends ?? [])])
        this.noteAmended(name, decision)
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

  /** The bundled decisions that amend a law, by the key of its title. */
  amending = (key: string): Repealer[] => this.byLaw.get(key) ?? []

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
      decisions.find(other => namesIn(other.title).includes(repealKey(title))) ??
      decisions.find(other => other.amends?.some(name => repealKey(name) === repealKey(title)))
    return decision && { ...decision, effective: decision.exceptions?.[plainLawName(title)] ?? decision.effective }
  }
}

export const bundledDecisions = () => new AmendingDecisions(JSON.parse(readFileSync(FILE, 'utf8')) as DecisionRecord[])
