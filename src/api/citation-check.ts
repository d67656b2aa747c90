/** Citations of a brief, checked: `/brief/api/v1`, of the companion server. */
import { BRIEF_PATHS } from '@contract/lazy-paths'
import type {
  BriefReport,
  BriefToLink,
  CitationToCheck,
  CheckedCitation,
  CitationState,
  LinkedBrief,
  LinkedCitation,
} from '@contract/citation-check'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { maybeText, type Fields, type Whole, each, fields, list, text } from '@/request/value'
import type { Change } from '@domain/text/text-diff'
import { readStandingGround } from './readers/law-detail'
import { readReport } from './report'

/** Reads the results of a citation check. */
const readWords = (answer: unknown): string | undefined => maybeText(fields(answer).text)

const STATES: Record<CitationState, true> = {
  inForce: true,
  partly: true,
  unknown: true,
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
    ground: readStandingGround(row.ground),
    article: maybeText(row.article),
    text: maybeText(row.text),
    former: readFormer(row.former),
    lacks: readLack(row.lacks),
    changes: changes.length ? changes : undefined,
    standsIn: maybeText(row.standsIn),
  }
}

const readChecked =
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

function readLinked(answer: unknown): LinkedBrief | undefined {
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

/** Five megabytes from a phone on the road. */
const TIMEOUT = 60_000

/** The words of a file, which is base64. */
export const readBriefFile = async (file: string, signal?: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: BRIEF_PATHS.text, body: { file }, signal, timeout: TIMEOUT }), readWords)

/** An answer for each. */
export const checkCitations = async (body: CitationToCheck[], signal?: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: BRIEF_PATHS.check, body, signal }), readChecked(body.length))

/** Where the report waits, as a Word file. */
export const makeBriefReport = async (body: BriefReport) =>
  openReply(await send({ method: 'POST', path: BRIEF_PATHS.report, body, timeout: TIMEOUT }), readReport)

/** The key to what was found, for whoever is given it. */
export const makeBriefLink = async (body: BriefToLink) =>
  openReply(await send({ method: 'POST', path: BRIEF_PATHS.link, body, timeout: TIMEOUT }), maybeText)

export const fetchLinkedBrief = async (secretKey: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: BRIEF_PATHS.link, query: { secretKey }, signal }), readLinked)
