/** A screen under every change of a reply: nothing thrown, nothing waited for in vain, no scraps; the rest, or one clear sentence. */
import Taro from '@tarojs/taro'
import type { ComponentType } from 'react'
import { copy } from '@/copy'
import { transport } from '@/platform/transport'
import { letPass, until } from '../render-block'
import { patience } from '../time'
import { leave, renderPage } from '../render-page'
import { type Change, changesOf } from './changes'
import { listenToToasts, toastTexts } from '../toasts'

type Kit = Awaited<ReturnType<typeof renderPage>>

export interface Sweep {
  page: ComponentType
  params?: Record<string, string>
  /** The call whose reply is changed, and the reply. */
  call: RegExp
  reply: unknown
  /** The other calls of the screen. */
  others?: Array<[call: RegExp, reply: unknown]>
  /** Texts that the screen shows as long as the reply holds them, but for changes of a name like this. */
  shows: Array<string | [text: string, unless: RegExp]>
  /** Changes after which the screen may show nothing of it: the envelope says it failed, the kind is another. */
  mayHide?: RegExp
  /** Where another screen is swept with the same reply: one change of so many. */
  every?: number
  /** What a reader does once the screen stands. */
  then?: (kit: Kit) => Promise<void>
}

const SCRAPS = /undefined|NaN|\[object|\bnull\b/
const PATIENCE = patience(1500)

const answered = (reply: unknown) => ({ kind: 'reply' as const, status: 200, text: JSON.stringify(reply) })
const nowhere = { kind: 'reply' as const, status: 404, text: '{}' }

const isWaiting = () =>
  document.querySelector('[aria-busy="true"], .skeleton') !== null ||
  Boolean(document.body.textContent?.includes(copy.loading))
const sentence = () =>
  [...document.querySelectorAll('.state__sentence, .hint__sentence, .chart-slot__nothing, .not-public, .suggestions')]
    .map(each => each.textContent ?? '')
    .concat(toastTexts())
    .join('')

/** What went wrong while the screen was up, in words. */
async function wrongWith({ name, reply }: Change, sweep: Sweep, errors: string[]): Promise<string[]> {
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
  const held = JSON.stringify(reply)
  const isMissing = ([one, unless]: [string, RegExp]) => held.includes(one) && !html.includes(one) && !unless.test(name)
  const missing = mayHide.test(name) ? [] : shows.filter(isMissing)
  const isMute = !shows.some(([one]) => html.includes(one)) && !sentence()
  for (const row of document.querySelectorAll<HTMLElement>('.row')) kit.act(() => row.click())
  await letPass(0)
  const gone = jest.mocked(Taro.navigateTo).mock.calls.map(([{ url }]) => url)
  jest.mocked(Taro.navigateTo).mockClear()
  leave(kit)
  return [
    ...(waits ? ['waits for ever'] : []),
    ...(SCRAPS.test(html)
      ? [`shows scraps: ${/.{0,40}(?:undefined|NaN|\[object|\bnull\b).{0,20}/.exec(html)?.[0] ?? ''}`]
      : []),
    ...missing.map(([one]) => `does not show ${one}`),
    ...(isMute ? ['says nothing'] : []),
    ...gone.filter(url => SCRAPS.test(url)).map(url => `leads to ${url}`),
    ...errors.map(error => `throws ${error.slice(0, 160)}`),
  ].map(wrong => `${name} – ${wrong}`)
}

/** All that goes wrong under any change. The screen must stand on the reply itself, or the sweep proves nothing. */
export async function sweepOver(sweep: Sweep): Promise<string[]> {
  const errors: string[] = []
  const note = (what: unknown) => void errors.push(what instanceof Error ? what.message : String(what))
  const complain = jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    if (!/\bact\b/.test(String(args[0]))) note(args.map(String).join(' '))
  })
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' } as never)
  const onError = (event: ErrorEvent) => note(event.error)
  window.addEventListener('error', onError)
  process.on('unhandledRejection', note)
  const wrong: string[] = []
  const changes = changesOf(sweep.reply).filter((_, at) => at % (sweep.every ?? 1) === 0)
  for (const change of [{ name: 'unchanged', reply: sweep.reply }, ...changes])
    wrong.push(...(await wrongWith(change, sweep, errors)))
  process.off('unhandledRejection', note)
  window.removeEventListener('error', onError)
  complain.mockRestore()
  return wrong
}
