/** 计算工具 as a reader uses it: by the names on it. All of them are mounted; what is read is the one in sight. */
import Taro from '@tarojs/taro'
import type { Params } from '@domain/format/address'
import { calculatorsCopy } from '@/copy/calculators'
import { calculatorGroupOf } from '@/features/calculators/fields'
import CalculatorsPage from '@/pages/account/reckoners'
import { clipboard } from '@/platform/clipboard'
import { router } from '@/platform/router'
import { transport } from '@/platform/transport'
import { useSession } from '@/stores/session'
import { act, all, click, one } from '../../support/render-block'
import { renderPage } from '../../support/render-page'
import { listenToToasts } from '../../support/toasts'

const { calculators } = calculatorsCopy

export let opened: string[] = []
export let rewritten: string[] = []
export let requests: Array<{ url: string; body: string }> = []

beforeEach(() => {
  jest.restoreAllMocks()
  opened = []
  rewritten = []
  requests = []
  useSession.setState({ token: undefined, visitor: undefined, isLoginPopupOpen: false })
  listenToToasts()
  jest.spyOn(transport, 'send').mockImplementation(async ({ url, body = '' }) => {
    requests.push({ url, body })
    return { kind: 'network' }
  })
  jest.spyOn(clipboard, 'copy').mockResolvedValue(true)
  jest.spyOn(router, 'rewrite').mockImplementation(address => void rewritten.push(address))
  jest.spyOn(Taro, 'navigateTo').mockImplementation(async ({ url }) => {
    opened.push(url)
    return { errMsg: '', eventChannel: {} as never }
  })
})

/** By its address: which one is wanted, and what stands in its fields. */
export const open = (params: Params = {}) => renderPage(CalculatorsPage, params)

const inSight = () => one('.calculators > :not(.calculator--hidden)')
const within = (selector: string) => [...inSight().querySelectorAll<HTMLElement>(selector)]
const texts = (selector: string) => within(selector).map(({ textContent }) => textContent)

function single(selector: string, fits: (element: HTMLElement) => boolean = () => true): HTMLElement {
  const [element, ...others] = within(selector).filter(fits)
  if (!element || others.length > 0) throw new Error(`${element ? others.length + 1 : 0} of ${selector}, not one`)
  return element
}

export const hasField = (label: string) => within(`input[aria-label="${label}"]`).length > 0
export const field = (label: string) => single(`input[aria-label="${label}"]`) as HTMLInputElement
/** As a browser does it: React looks at the value that lies behind its own. */
export const write = (label: string, text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), text)
    field(label).dispatchEvent(new Event('input', { bubbles: true }))
  })
const send = (label: string, event: string) =>
  act(() => void field(label).dispatchEvent(new Event(event, { bubbles: true })))
export const enter = (label: string) => send(label, 'focusin')
export const leave = (label: string) => send(label, 'focusout')

const called = (name: string) => (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? element.textContent) === name
export const choose = (name: string) => click(single('.choice-grid [role="radio"]', called(name)))
export const pick = (name: string) => click(single('[role="radio"]', called(name)))
export const hasRadio = (name: string) => within('[role="radio"]').some(called(name))
export const isPicked = (name: string) => single('[role="radio"]', called(name)).getAttribute('aria-checked') === 'true'
export const chosen = () =>
  within('.choice-grid [aria-checked="true"]').map(each => each.getAttribute('aria-label') ?? each.textContent)
export const choices = (label: string) =>
  [...single(`[role="radiogroup"][aria-label="${label}"]`).children].map(each => each.textContent)
const tabNamed = (kind: keyof typeof calculators.tabs) => all('[role="tab"]').filter(called(calculators.tabs[kind]))[0]
export const tabs = () => all('[role="tab"]').map(({ textContent }) => textContent)
export const turnToGroup = (group: keyof typeof calculators.groups) =>
  click(all('.calculators__groups [role="radio"]').filter(called(calculators.groups[group]))[0]!)
/** Turns to the group of the calculator first, if another one is in sight. */
export async function turnTo(kind: keyof typeof calculators.tabs) {
  if (!tabNamed(kind)) await turnToGroup(calculatorGroupOf(kind))
  await click(tabNamed(kind)!)
}

const keys = (name: string) => within('[role="button"]').filter(called(name))
export const hasKey = (name: string) => keys(name).length > 0
export const tap = (name: string) => click(keys(name)[0]!)

/** What it comes to; nothing while it says what it waits for. */
export const sum = () => texts('.calculator-result__number')[0]
export const waiting = () => texts('.calculator-bar__waiting')[0]
export const waits = () => waiting() !== undefined
export const name = () => single('.calculator-result__name').textContent
export const note = () => single('.calculator-result__note').textContent
export const wrong = () => texts('.calculator-field__problem')
/** Why a missing field is needed. */
export const needs = () => texts('.calculator-field__need')
/** Each with what it comes to, where it does. */
export const steps = () =>
  within('.calculator-result__step').map(step => [...step.children].map(({ textContent }) => textContent))
export const basis = () => texts('[role="link"]')
/** The legal basis with the documents that have no link. */
export const grounds = () => texts('.list-item__title')
export const cite = (article: string) => click(single('[role="link"]', called(article)))
