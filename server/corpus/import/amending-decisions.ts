/** Decisions that amend laws, with the day on which they begin: an amended text prints the day of its first version only. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { plainLawName, repealKey } from '@domain/citation/law-names'
import type { AmendingDecision, DatedText } from '@domain/law-time/effective-day'

/** `data/amending-decisions.json`: each with the sentence of the decision and where it was read. */
export interface DecisionRecord extends AmendingDecision {
  quote: string
  source: string
}

const FILE = path.join(__dirname, 'data/amending-decisions.json')
/** One decision amends many regulations, and their texts do not always name it. */
const OMNIBUS = /^国务院关于.*部分行政法规的决定$/
const REGULATION = '行政法规'
const NAMED = /[《〈]((?:[^《》〈〉]|〈[^〈〉]*〉|《[^《》]*》)*)[》〉]/g
const namesIn = (text: string) => [...text.matchAll(NAMED)].map(([, name = '']) => repealKey(name))

type Amended = Pick<DatedText, 'title' | 'info' | 'posted'> & { level: string }

export class AmendingDecisions {
  private readonly byDay = new Map<string, AmendingDecision[]>()

  constructor(decisions: AmendingDecision[] = []) {
    decisions.forEach(decision => this.add(decision))
  }

  add(decision: AmendingDecision) {
    this.byDay.set(decision.posted, [...(this.byDay.get(decision.posted) ?? []), decision])
  }

  /** The days on which decisions were published. */
  days(): string[] {
    return [...this.byDay.keys()]
  }

  /** The decision that made this version: published on the same day, and named in its adoption lines, or naming it. */
  decisionOf({ title, info, posted, level }: Amended): AmendingDecision | undefined {
    const decisions = (posted && this.byDay.get(posted)) || []
    if (decisions.length === 0) return undefined
    const names = namesIn(info.at(-1) ?? '')
    const decision =
      decisions.find(other => names.some(name => name !== '' && repealKey(other.title).endsWith(name))) ??
      decisions.find(other => namesIn(other.title).includes(repealKey(title))) ??
      (level === REGULATION ? decisions.find(other => OMNIBUS.test(other.title)) : undefined)
    return decision && { ...decision, effective: decision.exceptions?.[plainLawName(title)] ?? decision.effective }
  }
}

export const bundledDecisions = () => new AmendingDecisions(JSON.parse(readFileSync(FILE, 'utf8')) as DecisionRecord[])
