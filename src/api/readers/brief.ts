/** What became of the citations of a brief. */
import type { CheckedCitation, CitationState, LinkedBrief, LinkedCitation } from '@contract/brief'
import type { Change } from '@domain/text/text-diff'
import { type Fields, type Whole, each, fields, list, maybeText, text } from '@/request/value'

export const readWords = (answer: unknown): string | undefined => maybeText(fields(answer).text)

const STATES: Record<CitationState, true> = {
  inForce: true,
  amended: true,
  repealed: true,
  notYet: true,
  noArticle: true,
  absent: true,
  mismatched: true,
  misquoted: true,
  found: true,
}
const isState = (state: string): state is CitationState => Object.prototype.hasOwnProperty.call(STATES, state)

const KINDS: Array<Change['kind']> = ['same', 'added', 'removed']

function readChange(row: Fields): Change | undefined {
  const kind = KINDS.find(one => one === row.kind)
  return kind && text(row.text) ? { kind, text: text(row.text) } : undefined
}

function readFormer(value: unknown): CheckedCitation['former'] {
  const row = fields(value)
  const id = text(row.id)
  return id ? { id, title: text(row.title), text: text(row.text) } : undefined
}

/** What cannot be read was not found. */
const readState = (value: unknown): CitationState => {
  const state = text(value)
  return isState(state) ? state : 'absent'
}

const readLack = (value: unknown) => (value === 'paragraph' || value === 'item' ? value : undefined)

/** What cannot be read was not found: nothing else is known of it. */
function readOne(value: unknown): Whole<CheckedCitation> {
  const row = fields(value)
  const changes = each(row.changes, readChange)
  return {
    state: readState(row.state),
    library: maybeText(row.library),
    id: maybeText(row.id),
    title: maybeText(row.title),
    number: maybeText(row.number),
    court: maybeText(row.court),
    time_limited: maybeText(row.time_limited),
    effective_date: maybeText(row.effective_date),
    article: maybeText(row.article),
    text: maybeText(row.text),
    former: readFormer(row.former),
    lacks: readLack(row.lacks),
    changes: changes.length ? changes : undefined,
    standsIn: maybeText(row.standsIn),
  }
}

export const readChecked =
  (asked: number) =>
  (answer: unknown): Array<Whole<CheckedCitation>> | undefined => {
    const answers = list(answer).map(readOne)
    return answers.length === asked ? answers : undefined
  }

function readLead(value: unknown): LinkedCitation['lead'] {
  const row = fields(value)
  const [library, id] = [text(row.library), text(row.id)]
  return library && id ? { library, id, law: maybeText(row.law), article: maybeText(row.article) } : undefined
}

export function readLinked(answer: unknown): LinkedBrief | undefined {
  const { madeAt, expiresAt, citations } = fields(answer)
  if (!Array.isArray(citations)) return undefined
  const read = each(citations, (row): LinkedCitation | undefined => {
    const [name, changes] = [text(row.name), each(row.changes, readChange)]
    if (!name) return undefined
    return {
      name,
      state: readState(row.state),
      saying: text(row.saying),
      lead: readLead(row.lead),
      changes: changes.length ? changes : undefined,
    }
  })
  return { madeAt: text(madeAt), expiresAt: text(expiresAt), citations: read }
}
