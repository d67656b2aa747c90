/**
 * Renders a screen with every variant of a reply. Checks that there are no exceptions, no endless loading and
 * no raw values. The screen must show the rest of the data, or a message.
 */
import Taro from '@tarojs/taro'
import type { ComponentType } from 'react'
import { copy } from '@/copy'
import { transport } from '@/platform/transport'
import { letPass, until } from '../render-block'
import { patience } from '../time'
import { unmount, renderPage } from '../render-page'
import { type Variant, variantsOf } from './changes'
import { listenToToasts, toastTexts } from '../toasts'

type Kit = Awaited<ReturnType<typeof renderPage>>

export interface Sweep {
  page: ComponentType
  params?: Record<string, string>
  /** The call whose reply is varied, and the reply. */
  call: RegExp
  reply: unknown
  /** Replies to the other calls of the screen. */
  others?: Array<[call: RegExp, reply: unknown]>
  /** Texts that the screen must show while the reply contains them. A pattern names variants that may hide the text. */
  shows: Array<string | [text: string, unless: RegExp]>
  /** A pattern of variants that may hide everything: the envelope reports a failure, or the kind differs. */
  mayHide?: RegExp
  /** Tries only one of so many variants, if another screen is tested with the same reply. */
  every?: number
  /** Actions of a reader after the screen is rendered. */
  then?: (kit: Kit) => Promise<void>
}

const RAW_VALUES = /undefined|NaN|\[object|\bnull\b/
const PATIENCE = patience(1500)

const answered = (reply: unknown) => ({ kind: 'reply' as const, status: 200, text: JSON.stringify(reply) })
const nowhere = { kind: 'reply' as const, status: 404, text: '{}' }

const isWaiting = () =>
  document.querySelector('[aria-busy="true"], .skeleton') !== null ||
  Boolean(document.body.textContent?.includes(copy.loading))
const sentence = () =>
  [...document.querySelectorAll('.state__sentence, .hint__sentence, .chart-card__empty, .not-public, .suggestions')]
    .map(each => each.textContent ?? '')
    .concat(toastTexts())
    .join('')

/** Renders the screen with one variant. Returns descriptions of all faults. */
async function faultsWith({ name, reply }: Variant, sweep: Sweep, errors: string[]): Promise<string[]> {
  const { page, params, call, others = [], mayHide = /^$/, then } = sweep
  const shows = sweep.shows.map((one): [string, RegExp] => (typeof one === 'string' ? [one, mayHide] : one))
  jest.spyOn(transport, 'send').mockImplementation(async ({ url }) => {
    const other = others.find(([each]) => each.test(url))
    return call.test(url) ? answered(reply) : other ? answered(other[1]) : nowhere
  })
  errors.length = 0
  listenToToasts()
  const kit = await renderPage(page, params)
  const settled = async () => {
    await letPass(0)
    await until(() => !isWaiting(), PATIENCE)
  }
  await settled()
  if (then) {
    await then(kit)
    await settled()
  }
  const waits = isWaiting()
  const html = document.body.innerHTML
  const replyText = JSON.stringify(reply)
  const isMissing = ([one, unless]: [string, RegExp]) =>
    replyText.includes(one) && !html.includes(one) && !unless.test(name)
  const missing = mayHide.test(name) ? [] : shows.filter(isMissing)
  const isMute = !shows.some(([one]) => html.includes(one)) && !sentence()
  for (const row of document.querySelectorAll<HTMLElement>('.row')) kit.act(() => row.click())
  await letPass(0)
  const targets = jest.mocked(Taro.navigateTo).mock.calls.map(([{ url }]) => url)
  jest.mocked(Taro.navigateTo).mockClear()
  unmount(kit)
  return [
    ...(waits ? ['waits for ever'] : []),
    ...(RAW_VALUES.test(html)
      ? [`shows scraps: ${/.{0,40}(?:undefined|NaN|\[object|\bnull\b).{0,20}/.exec(html)?.[0] ?? ''}`]
      : []),
    ...missing.map(([one]) => `does not show ${one}`),
    ...(isMute ? ['says nothing'] : []),
    ...targets.filter(url => RAW_VALUES.test(url)).map(url => `leads to ${url}`),
    ...errors.map(error => `throws ${error.slice(0, 160)}`),
  ].map(fault => `${name} – ${fault}`)
}

/** Tries all variants and returns their faults. The unchanged reply is tried too: it must have no faults. */
export async function sweepOver(sweep: Sweep): Promise<string[]> {
  const errors: string[] = []
  const record = (what: unknown) => void errors.push(what instanceof Error ? what.message : String(what))
  const consoleError = jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    if (!/\bact\b/.test(String(args[0]))) record(args.map(String).join(' '))
  })
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' } as never)
  const onError = (event: ErrorEvent) => record(event.error)
  window.addEventListener('error', onError)
  process.on('unhandledRejection', record)
  const faults: string[] = []
  const changes = variantsOf(sweep.reply).filter((_, at) => at % (sweep.every ?? 1) === 0)
  for (const change of [{ name: 'unchanged', reply: sweep.reply }, ...changes])
    faults.push(...(await faultsWith(change, sweep, errors)))
  process.off('unhandledRejection', record)
  window.removeEventListener('error', onError)
  consoleError.mockRestore()
  return faults
}
