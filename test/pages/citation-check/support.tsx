/** 引用核验 as a reader uses it, over a service that answers from memory. */
import Taro from '@tarojs/taro'
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { citationCheckCopy } from '@/copy/citation-check'
import CitationCheckPage from '@/pages/account/brief'
import * as messages from '@/platform/messages'
import { transport } from '@/platform/transport'
import type { TransportReply } from '@/platform/ports/data'
import { type Visitor, useSession } from '@/stores/session'
import { act, all, click, byLabel, until } from '../../support/render-block'
import { renderPage } from '../../support/render-page'
import { listenToToasts, toastTexts } from '../../support/toasts'
import { patience } from '../../support/time'

const { citationCheck } = citationCheckCopy
export const MEMBER: Visitor = { name: '王', isAlphaUser: true, isTrial: false, trialOnly: false }

/** A test that waits for what never comes should say so soon. */
export const PATIENCE = patience(5000)

type Answer = unknown
export interface Call {
  path: string
  query: URLSearchParams
  body: unknown
  aborted: boolean
}

export const service = {
  calls: [] as Call[],
  /** By path: what is answered, a status, `network`, or a function of the body that answers one of these. */
  answers: {} as Record<string, Answer | ((body: never) => Answer)>,
}
export let opened: string[] = []

function replyOf(answer: unknown): TransportReply {
  if (answer === 'network') return { kind: 'network' }
  if (typeof answer === 'number') return { kind: 'reply', status: answer, text: JSON.stringify({ isSuccess: false }) }
  if (answer instanceof Refusal)
    return { kind: 'reply', status: answer.status, text: JSON.stringify({ isSuccess: false, ...answer.fields }) }
  return { kind: 'reply', status: 200, text: JSON.stringify({ isSuccess: true, data: answer }) }
}

/** A refusal in the service's own words. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly fields: object,
  ) {}
}

beforeEach(() => {
  jest.restoreAllMocks()
  service.calls = []
  service.answers = {}
  opened = []
  useSession.setState({ token: undefined, visitor: undefined, isLoginPopupOpen: false })
  jest.spyOn(transport, 'send').mockImplementation(async ({ url, body, signal }) => {
    const { pathname: path, searchParams: query } = new URL(url, 'http://app.test')
    const call: Call = { path, query, body: body === undefined ? undefined : JSON.parse(body), aborted: false }
    service.calls.push(call)
    signal?.addEventListener('abort', () => (call.aborted = true))
    const answer = service.answers[path]
    return replyOf(await (typeof answer === 'function' ? answer(call.body as never) : answer))
  })
  listenToToasts()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockImplementation(async ({ url }) => {
    opened.push(decodeURIComponent(url))
    return { errMsg: '', eventChannel: {} as never }
  })
})

export const signIn = () => useSession.setState({ token: 't', visitor: MEMBER })
export const open = (params: Record<string, string> = {}) => renderPage(CitationCheckPage, params)
export const sent = (path: string) => service.calls.filter(call => call.path === path)

/** What the library says of each law, by its name as the document has it; of a judgment, by its number. */
export function library(answers: Record<string, CheckedCitation>) {
  service.answers[CITATION_CHECK_PATHS.check] = (questions: CitationToCheck[]) =>
    questions.map(({ law, number }) => answers[law ?? number ?? ''] ?? { state: 'absent' })
}

export const pageText = () => document.body.textContent ?? ''
export const button = (word: string) => all('[role="button"]').find(({ textContent }) => textContent === word)!
export const tap = (word: string) => click(button(word))
export const isOff = (word: string) => button(word).getAttribute('aria-disabled') === 'true'
export const area = () => byLabel(citationCheck.text) as HTMLTextAreaElement
export const findings = () => all('.finding')
export const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent)
export const dialogs = () => all('[role="dialog"]').map(dialog => dialog.getAttribute('aria-label'))
/** Taps the button of the latest toast. */
export const takeBack = () => act(() => jest.mocked(messages.toast).mock.calls.slice(-1)[0]?.[1]?.action?.onTap())
export const toasted = () => until(() => toastTexts().length > 0, PATIENCE)

export const paste = (text: string) =>
  act(() => {
    const box = area()
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Pastes a document and has it checked; comes back when it is. */
export async function check(text: string) {
  await open()
  await paste(text)
  await tap(citationCheck.check)
  await until(() => !pageText().includes(citationCheck.stop) && !button(citationCheck.check), PATIENCE)
}
