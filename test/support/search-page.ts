/** The search page, with helpers to type and tap in it. */
import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import SearchInput from '@/pages/search-input'
import { storage } from '@/platform/storage'
import { transport } from '@/platform/transport'
import type { TransportReply, TransportRequest } from '@/platform/ports/data'
import { renderPage } from './render-page'
import { listenToToasts, toasts } from './toasts'

export type Responder = (keyword: string) => Promise<TransportReply>

const requests: TransportRequest[] = []
const keywordOf = ({ url }: TransportRequest) => new URL(url, 'http://x').searchParams.get('keyword') ?? ''
export const keywords = () => requests.map(keywordOf).filter(Boolean)

const suggestion = (name: string) => ({ name, value: name, valueHighLight: [name], description: '' })
export const replyWith = (body: object): TransportReply => ({ kind: 'reply', status: 200, text: JSON.stringify(body) })
export const suggesting = (...names: string[]) =>
  replyWith({
    status: 0,
    succeed: true,
    result: [{ pre: '案由', value: names.map(suggestion), directToPageFlag: false }],
  })

/** Call before each test: clears storage and requests, and answers every keyword with one cause. */
export function standAlone() {
  jest.restoreAllMocks()
  storage.clear()
  requests.length = 0
  answerBy(async keyword => suggesting(`${keyword}纠纷`))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  listenToToasts()
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
}

export const answerBy = (answer: Responder) =>
  jest.spyOn(transport, 'send').mockImplementation(request => {
    requests.push(request)
    return answer(keywordOf(request))
  })

export const openInput = (params: Record<string, string> = {}) => renderPage(SearchInput, params)
export type Kit = Awaited<ReturnType<typeof openInput>>
/** Waits for the second frame, in which the box takes the focus again. Afterwards the focus stays where a test puts it. */
export const secondFrame = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
export const byLabel = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)
export const box = () =>
  document.querySelector<HTMLInputElement>(`input[aria-label="${copy.searchBar.label}"]`) as HTMLInputElement
export const chips = () => all('.chip').map(chip => chip.textContent)
/** Returns the lines of suggestions and history, without the search for the typed words and without examples. */
export const lines = () =>
  all('.list-item')
    .filter(line => !line.closest('.suggestions__leads, .beginning'))
    .map(line => line.textContent)
/** The tap areas of the row that searches for the typed words. */
const leadTaps = () => all('.suggestions__leads .list-item__tap')
export const leads = () => leadTaps().map(line => line.textContent)
export const lead = (text: string) => leadTaps().find(line => line.textContent === text)
export { toasts }

/** The target of the last navigation, with its conditions. */
export function destination() {
  const call = jest.mocked(Taro.navigateTo).mock.calls.at(-1)
  if (!call) throw new Error('nobody went anywhere')
  const { pathname, searchParams } = new URL(call[0].url, 'http://x')
  const query = JSON.parse(searchParams.get('query') ?? '[]') as { name: string; value: string }[]
  return [pathname, ...query.map(({ name, value }) => `${name}:${value}`)]
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

export const type = (kit: Kit, text: string) =>
  kit.act(() => {
    setValue?.call(box(), text)
    box().dispatchEvent(new Event('input', { bubbles: true }))
  })

export const press = (kit: Kit, key: string) =>
  kit.act(() => {
    box().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })

export const click = (kit: Kit, element: HTMLElement | null | undefined) => kit.act(() => element?.click())
