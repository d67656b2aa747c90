/** Finds the citations of a text and asks for each of them, telling how far it has come. */
import type { CheckedCitation } from '@contract/brief'
import { inContext } from '@domain/brief/context'
import { type BriefCitation, citationsIn } from '@domain/brief/find'
import { isTold, questionsOf } from '@domain/brief/question'
import { unbroken } from '@domain/brief/unbroken'
import { LIMITS } from '@domain/limits'
import { checkCitations } from '@/api/brief'
import type { AbortSignalLike } from '@/platform/transport/port'
import { type Result, failure, success } from '@/request/errors'
import type { Finding } from './finding'

export interface Progressed {
  stage: 'file' | 'find' | 'check'
  /** Of the whole, from 0 to 100. */
  percent: number
  from?: number
  to?: number
  all?: number
}

export interface Outcome {
  findings: Finding[]
  /** There are more than were asked for. */
  isCut: boolean
}

type Tell = (progress: Progressed) => void

/** A finger is answered in between. */
const TURN_MS = 24
/** Finding takes a device about as long as a few questions take the service. */
const FOUND_AT = 30
const pause = () => new Promise(resolve => setTimeout(resolve))

async function find(text: string, signal: AbortSignalLike, tell: Tell) {
  const found: BriefCitation[] = []
  let end = Date.now() + TURN_MS
  for (const piece of citationsIn(text)) {
    for (const one of piece.found) found.push(one)
    if (found.length > LIMITS.brief.most || signal.aborted) break
    if (Date.now() < end) continue
    tell({ stage: 'find', percent: (piece.at / text.length) * FOUND_AT })
    await pause()
    end = Date.now() + TURN_MS
  }
  return found
}

async function ask(questions: ReturnType<typeof questionsOf>['questions'], signal: AbortSignalLike, tell: Tell) {
  const answers: CheckedCitation[] = []
  const all = questions.length
  for (let from = 0; from < all; from += LIMITS.brief.atOnce) {
    const some = questions.slice(from, from + LIMITS.brief.atOnce)
    const percent = FOUND_AT + (from / all) * (100 - FOUND_AT)
    tell({ stage: 'check', percent, from: from + 1, to: from + some.length, all })
    const reply = await checkCitations(some, signal)
    if (!reply.ok) return reply
    answers.push(...reply.data)
  }
  return success(answers)
}

export async function check(given: string, signal: AbortSignalLike, tell: Tell): Promise<Result<Outcome>> {
  tell({ stage: 'find', percent: 0 })
  await pause()
  const text = unbroken(given)
  const found = await find(text, signal, tell)
  if (signal.aborted) return failure({ id: 'aborted' })
  const citations = found.slice(0, LIMITS.brief.most)
  const { questions, own } = questionsOf(citations)
  const answers = await ask(questions, signal, tell)
  if (!answers.ok) return answers
  const findings = citations.flatMap((citation, at): Finding[] => {
    const checked = answers.data[own[at] ?? -1]
    return checked && isTold(citation, checked.state) ? [{ citation, checked, context: inContext(text, citation) }] : []
  })
  return success({ findings, isCut: found.length > citations.length })
}
