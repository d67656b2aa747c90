/** The commands for requests to mask a name in a document, or to withdraw the document. */
import { REMOVABLE_LIBRARIES, typedReceipt } from '@domain/removal-request'
import { withoutControls } from '@domain/text/controls'
import type { Redaction } from '../accounts/redactions'
import type { ListedRequest, RequestState } from '../accounts/removal-requests'
import { noteOtherChange } from '../corpus/import/last-import'
import { type CorpusPlace, openCorpus } from '../corpus/open'
import {
  applyRedactions,
  forgetWithdrawn,
  maskFor,
  storedNumberOf,
  maskedPlaces,
  Redactions,
  refuseFewer,
} from '../corpus/redactions'
import type { Engine, EngineDocument } from '../engine/port'
import { print, UsageError } from './command'
import type { Repositories } from './location'

/** The characters before and after a name that `show` prints. */
const AROUND = 8
const MOST_PLACES = 20
const LONGEST_ANSWER = 500

const say = (line: string) => void process.stderr.write(`${line}\n`)

const lineOf = ({ id, createdAt, state, kind, collection, document, name, applicant }: ListedRequest) => [
  ...[`${id}`, createdAt.toISOString(), state, kind],
  ...[collection, document, name, applicant],
]

async function requireRequest({ removalRequests }: Repositories, which: string): Promise<ListedRequest> {
  const receipt = typedReceipt(which)
  const request = receipt
    ? await removalRequests.findByReceipt(receipt)
    : /^\d{1,15}$/.test(which)
      ? await removalRequests.find(Number(which))
      : undefined
  if (!request) throw new UsageError(`There is no request ${which}.`)
  return request
}

async function requireSubject(engine: Engine, { collection, document }: ListedRequest): Promise<EngineDocument> {
  const subject = await engine.get(collection, document)
  if (!subject) throw new UsageError(`There is no document ${document} in ${collection}.`)
  return subject
}

/** Counts the other documents with the name. Each of them needs a request of its own. */
async function othersWith(engine: Engine, { name, document }: ListedRequest): Promise<string[]> {
  const { collections } = await engine.health()
  const lines: string[] = []
  for (const collection of REMOVABLE_LIBRARIES.filter(library => library in collections)) {
    const where = { kind: 'text' as const, scope: 'full', words: [name] }
    const others = (await engine.ids({ collection, where, order: { by: 'relevance' } })).filter(id => id !== document)
    if (others.length > 0) lines.push(`${collection} ${others.length}`)
  }
  return lines
}

async function show(engine: Engine, request: ListedRequest) {
  const { title, relation, contact, reason, answer, decidedAt } = request
  print(...lineOf(request))
  print('title', title)
  print('relation', relation)
  print('contact', contact)
  for (const line of reason.split(/\r?\n/)) print('reason', line)
  if (decidedAt) print('decided', decidedAt.toISOString(), answer)
  const subject = await engine.get(request.collection, request.document)
  if (!subject) return print('document', 'is not in the corpus')
  const mask = maskFor(subject, request.name, [])
  const places = maskedPlaces(subject, mask, AROUND)
  print('places', `${places.length}`, `becomes ${mask.masked}`)
  if (mask.exceptions.length > 0) print('stays', mask.exceptions.join(','))
  for (const place of places.slice(0, MOST_PLACES)) print('place', place.replace(/\s+/g, ' '))
  for (const line of await othersWith(engine, request)) print('also in', line)
}

/** The answer to the applicant: one line. */
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
  state: RequestState
  sentence: string
}

/** Masks names of a document: by default the name of the request. */
function maskDecision(subject: EngineDocument, request: ListedRequest, options: Map<string, string>): Decision {
  const { collection, document } = request
  const name = options.get('name') || request.name
  const mask = maskFor(subject, name, listIn(options, 'except'), options.get('as') || undefined)
  const places = maskedPlaces(subject, mask, 0).length
  if (places === 0) throw new UsageError(`${document} does not have the name ${name}; give another with --name=NAME.`)
  const redaction: Redaction = {
    kind: 'mask',
    collection,
    document,
    number: storedNumberOf(collection, subject),
    ...mask,
  }
  return { redaction, state: 'masked', sentence: `masked ${name} as ${mask.masked} in ${places} places of ${document}` }
}

function withdrawalOf(subject: EngineDocument, { collection, document }: ListedRequest): Decision {
  const number = storedNumberOf(collection, subject)
  const redaction: Redaction = { kind: 'withdraw', collection, document, number, title: subject.title }
  return { redaction, state: 'withdrawn', sentence: `removed ${document} of ${collection}` }
}

/** Stores a decision, applies it to the corpus, and closes the request. A failure leaves the request open. */
async function decide(
  repositories: Repositories,
  engine: Engine,
  request: ListedRequest,
  decision: Decision,
  answer: string,
) {
  const { redactions, removalRequests } = repositories
  await refuseFewer(engine, new Redactions(await redactions.list()))
  await redactions.add(decision.redaction, request.receipt)
  await applyRedactions(engine, new Redactions(await redactions.list()), say, { isAll: false })
  await removalRequests.decide(request.id, decision.state, answer)
  print(decision.sentence)
}

/** Opens a request again. The document, or the name, comes back with the next import. */
async function undo({ redactions, removalRequests }: Repositories, engine: Engine, request: ListedRequest) {
  const { collection, document, receipt, id } = request
  const undone = await redactions.removeOf(receipt)
  await engine.write(async writer => {
    forgetWithdrawn(writer, collection, document)
    await noteOtherChange(engine, writer)
  })
  await applyRedactions(engine, new Redactions(await redactions.list()), say, { isAll: true })
  await removalRequests.decide(id, 'open', '')
  print(`undid ${undone} masks or removals; the next import brings back what its files have`)
}

async function withCorpus(place: CorpusPlace, work: (engine: Engine) => Promise<void>) {
  const engine = await openCorpus(place, say)
  try {
    await work(engine)
  } finally {
    await engine.close()
  }
}

/** Runs `admin requests …`. False if the command is unknown. */
export async function requestsCommand(
  repositories: Repositories,
  place: CorpusPlace,
  [action, which, ...rest]: string[],
  options: Map<string, string>,
): Promise<boolean> {
  const { removalRequests, redactions } = repositories
  if (rest.length > 0) return false
  if (action === 'list' && which === undefined) {
    for (const request of await removalRequests.list(options.has('all'))) print(...lineOf(request))
    return true
  }
  if (action === 'apply' && which === undefined) {
    const list = new Redactions(await redactions.list())
    await withCorpus(place, async engine => {
      const changed = await applyRedactions(engine, list, say, { isAll: true })
      print(`applied ${list.list.length} masks and removals; ${changed} documents have changed`)
    })
    return true
  }
  if (which === undefined || !['show', 'mask', 'remove', 'refuse', 'undo'].includes(action ?? '')) return false
  const request = await requireRequest(repositories, which)
  if (action === 'refuse') {
    const answer = answerIn(options, true)
    if (request.state !== 'open') throw new UsageError(`The request ${which} is ${request.state} already.`)
    await removalRequests.decide(request.id, 'refused', answer)
    print(`refused ${request.id}`)
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
