/** The commands for requests to mask a name in a document, or to withdraw the document. */
import { REMOVABLE_LIBRARIES, parseReceipt } from '@domain/removal-request'
import { withoutControls } from '@domain/text/controls'
import type { Redaction } from '../accounts/redactions'
import type { ListedRemovalRequest, RemovalRequestState } from '../accounts/removal-requests'
import { invalidateLastImport } from '../corpus/import/last-import'
import { type CorpusLocation, openCorpus } from '../corpus/open'
import {
  applyRedactions,
  deleteWithdrawalRecord,
  maskFor,
  indexedNumberOf,
  maskedPassages,
  Redactions,
  refuseFewerRedactions,
} from '../corpus/redactions'
import type { Engine, EngineDocument } from '../engine/port'
import { printLine, UsageError } from './command'
import type { Repositories } from './location'

/** The number of characters that `show` prints before and after a name. */
const AROUND = 8
const MOST_PLACES = 20
const LONGEST_ANSWER = 500

const say = (line: string) => void process.stderr.write(`${line}\n`)

const lineOf = ({ id, createdAt, state, kind, collection, document, name, applicant }: ListedRemovalRequest) => [
  ...[`${id}`, createdAt.toISOString(), state, kind],
  ...[collection, document, name, applicant],
]

async function requireRequest({ removalRequests }: Repositories, which: string): Promise<ListedRemovalRequest> {
  const receipt = parseReceipt(which)
  const request = receipt
    ? await removalRequests.findByReceipt(receipt)
    : /^\d{1,15}$/.test(which)
      ? await removalRequests.find(Number(which))
      : undefined
  if (!request) throw new UsageError(`There is no request ${which}.`)
  return request
}

async function requireSubject(engine: Engine, { collection, document }: ListedRemovalRequest): Promise<EngineDocument> {
  const subject = await engine.get(collection, document)
  if (!subject) throw new UsageError(`There is no document ${document} in ${collection}.`)
  return subject
}

/** Counts the other documents with the name in each library. Each of them needs a request of its own. */
async function othersWith(engine: Engine, { name, document }: ListedRemovalRequest): Promise<string[]> {
  const { collections } = await engine.health()
  const lines: string[] = []
  for (const collection of REMOVABLE_LIBRARIES.filter(library => library in collections)) {
    const where = { kind: 'text' as const, scope: 'full', words: [name] }
    const others = (await engine.ids({ collection, where, order: { by: 'relevance' } })).filter(id => id !== document)
    if (others.length > 0) lines.push(`${collection} ${others.length}`)
  }
  return lines
}

async function show(engine: Engine, request: ListedRemovalRequest) {
  const { title, relation, contact, reason, answer, decidedAt } = request
  printLine(...lineOf(request))
  printLine('title', title)
  printLine('relation', relation)
  printLine('contact', contact)
  for (const line of reason.split(/\r?\n/)) printLine('reason', line)
  if (decidedAt) printLine('decided', decidedAt.toISOString(), answer)
  const subject = await engine.get(request.collection, request.document)
  if (!subject) return printLine('document', 'is not in the corpus')
  const mask = maskFor(subject, request.name, [])
  const places = maskedPassages(subject, mask, AROUND)
  printLine('places', `${places.length}`, `becomes ${mask.masked}`)
  if (mask.exceptions.length > 0) printLine('stays', mask.exceptions.join(','))
  for (const place of places.slice(0, MOST_PLACES)) printLine('place', place.replace(/\s+/g, ' '))
  for (const line of await othersWith(engine, request)) printLine('also in', line)
}

/** The operator's answer to the applicant, in one line. */
function answerIn(options: Map<string, string>, isRequired: boolean) {
  const answer = options.get('reason')?.trim() ?? ''
  if (isRequired && !answer)
    throw new UsageError('A refusal has --reason=TEXT: the applicant must learn why (个人信息保护法第五十条).')
  if (answer.length > LONGEST_ANSWER || withoutControls(answer) !== answer)
    throw new UsageError(`A reason is one line of at most ${LONGEST_ANSWER} characters.`)
  return answer
}

const listIn = (options: Map<string, string>, name: string) =>
  (options.get(name) ?? '')
    .split(/[,，]/)
    .map(item => item.trim())
    .filter(Boolean)

interface Decision {
  redaction: Redaction
  state: RemovalRequestState
  sentence: string
}

/** Returns the decision to mask one name in a document. By default it is the name of the request. */
function maskDecision(subject: EngineDocument, request: ListedRemovalRequest, options: Map<string, string>): Decision {
  const { collection, document } = request
  const name = options.get('name') || request.name
  const mask = maskFor(subject, name, listIn(options, 'except'), options.get('as') || undefined)
  const places = maskedPassages(subject, mask, 0).length
  if (places === 0) throw new UsageError(`${document} does not have the name ${name}; give another with --name=NAME.`)
  const redaction: Redaction = {
    kind: 'mask',
    collection,
    document,
    number: indexedNumberOf(collection, subject),
    ...mask,
  }
  return { redaction, state: 'masked', sentence: `masked ${name} as ${mask.masked} in ${places} places of ${document}` }
}

function withdrawalOf(subject: EngineDocument, { collection, document }: ListedRemovalRequest): Decision {
  const number = indexedNumberOf(collection, subject)
  const redaction: Redaction = { kind: 'withdraw', collection, document, number, title: subject.title }
  return { redaction, state: 'withdrawn', sentence: `removed ${document} of ${collection}` }
}

/** Stores a decision, applies it to the corpus, and closes the request. A failure leaves the request open. */
async function decide(
  repositories: Repositories,
  engine: Engine,
  request: ListedRemovalRequest,
  decision: Decision,
  answer: string,
) {
  const { redactions, removalRequests } = repositories
  await refuseFewerRedactions(engine, new Redactions(await redactions.list()))
  await redactions.add(decision.redaction, request.receipt)
  await applyRedactions(engine, new Redactions(await redactions.list()), say, { isAll: false })
  await removalRequests.decide(request.id, decision.state, answer)
  printLine(decision.sentence)
}

/** Opens a request again. The next import restores the document, or the name in it. */
async function undo({ redactions, removalRequests }: Repositories, engine: Engine, request: ListedRemovalRequest) {
  const { collection, document, receipt, id } = request
  const undone = await redactions.removeOf(receipt)
  await engine.write(async writer => {
    deleteWithdrawalRecord(writer, collection, document)
    await invalidateLastImport(engine, writer)
  })
  await applyRedactions(engine, new Redactions(await redactions.list()), say, { isAll: true })
  await removalRequests.decide(id, 'open', '')
  printLine(`undid ${undone} masks or removals; the next import brings back what its files have`)
}

async function withCorpus(place: CorpusLocation, work: (engine: Engine) => Promise<void>) {
  const engine = await openCorpus(place, say)
  try {
    await work(engine)
  } finally {
    await engine.close()
  }
}

/** Runs `admin requests …`. Returns false if the command is unknown. */
export async function requestsCommand(
  repositories: Repositories,
  place: CorpusLocation,
  [action, which, ...rest]: string[],
  options: Map<string, string>,
): Promise<boolean> {
  const { removalRequests, redactions } = repositories
  if (rest.length > 0) return false
  if (action === 'list' && which === undefined) {
    for (const request of await removalRequests.list(options.has('all'))) printLine(...lineOf(request))
    return true
  }
  if (action === 'apply' && which === undefined) {
    const list = new Redactions(await redactions.list())
    await withCorpus(place, async engine => {
      const changed = await applyRedactions(engine, list, say, { isAll: true })
      printLine(`applied ${list.list.length} masks and removals; ${changed} documents have changed`)
    })
    return true
  }
  if (which === undefined || !['show', 'mask', 'remove', 'refuse', 'undo'].includes(action ?? '')) return false
  const request = await requireRequest(repositories, which)
  if (action === 'refuse') {
    const answer = answerIn(options, true)
    if (request.state !== 'open') throw new UsageError(`The request ${which} is ${request.state} already.`)
    await removalRequests.decide(request.id, 'refused', answer)
    printLine(`refused ${request.id}`)
    return true
  }
  const answer = answerIn(options, false)
  await withCorpus(place, async engine => {
    if (action === 'show') return show(engine, request)
    if (action === 'undo') return undo(repositories, engine, request)
    const subject = await requireSubject(engine, request)
    const decision = action === 'mask' ? maskDecision(subject, request, options) : withdrawalOf(subject, request)
    return decide(repositories, engine, request, decision, answer)
  })
  return true
}
