/**
 * Measures reading a code of law with 1,260 articles on a cheap phone: opening, finding, jumping, enlarging,
 * scrolling.
 */
import type { Page } from 'playwright-core'
import { readerCopy } from '@/copy/reader'
import { longLaw } from '../../support/long-law'
import type { Bench } from './bench'
import type { SlowPhone } from './slow-phone'

const { reader, settings } = readerCopy
const COMMON_WORD = '规定'
const TURNS = 60
/** The pixels that the page scrolls in 50 ms after a hard fling. */
const FLING = 400

/** Returns the time between an event and the first frame that contains a selector, as the page measures it. */
async function clocked(page: Page, event: string, selector: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(
    ([type, target]) => {
      const clock = { from: 0, took: 0 }
      Object.assign(window, { clock })
      addEventListener(type, ({ timeStamp }) => (clock.from ||= timeStamp), { capture: true, once: true })
      const look = () => {
        if (clock.from && document.querySelector(target))
          requestAnimationFrame(() => setTimeout(() => (clock.took = performance.now() - clock.from)))
        else requestAnimationFrame(look)
      }
      look()
    },
    [event, selector] as const,
  )
  await act()
  const took = await page.waitForFunction(() => (window as unknown as { clock: { took: number } }).clock.took || null)
  return took.jsonValue() as Promise<number>
}

/** Returns the first block of text below the header, and its distance from the header. */
const topPiece = (page: Page) =>
  page.evaluate(() => {
    const line = document.querySelector('.reader-header')!.getBoundingClientRect().bottom
    const pieces = [...document.querySelectorAll('.text-block')]
    const first = pieces.find(piece => piece.getBoundingClientRect().bottom > line + 1)
    return { text: first?.textContent ?? '', below: (first?.getBoundingClientRect().top ?? 0) - line }
  })

/** Runs in the page. Measures the time from the law's reply to the first frame with text. */
function clockFirstText() {
  const look = () => {
    if (!document.querySelector('.text-block')) return void requestAnimationFrame(look)
    setTimeout(() => {
      const reply = performance.getEntriesByType('resource').find(({ name }) => /lawregu\/[^/?]+(\?|$)/.test(name))
      Object.assign(window, { firstText: performance.now() - (reply as PerformanceResourceTiming).responseEnd })
    })
  }
  addEventListener('DOMContentLoaded', look)
}

async function openLaw(bench: Bench, lid: string | undefined) {
  const phone = await bench.phone()
  const id = lid ?? 'long-law'
  if (!lid)
    await phone.page.route(/lawregu\/long-law/, route =>
      route.fulfill({ json: { isSuccess: true, data: longLaw(id) }, headers: { 'timing-allow-origin': '*' } }),
    )
  await phone.page.addInitScript(clockFirstText)
  await phone.goto(`/law-detail/${id}`, '.text-block')
  await phone.page.waitForTimeout(1500)
  return phone
}

const tool = (phone: SlowPhone, name: string) => phone.top.getByRole('button', { name, exact: true }).last()

async function find(phone: SlowPhone) {
  await tool(phone, reader.find).tap()
  await phone.sees('.find-bar input')
  const took = await clocked(phone.page, 'input', '.segment-mark', () => phone.page.keyboard.insertText(COMMON_WORD))
  await tool(phone, reader.closeFind).tap()
  return took
}

/** Jumps to the last part of the contents. Returns the time until that part is visible, and its final offset. */
async function jump(phone: SlowPhone) {
  await tool(phone, reader.contents).tap()
  await phone.sees('.contents__entry')
  await phone.page.waitForTimeout(600)
  const last = phone.top.locator('.contents__line--1').nth(-2)
  const name = (await last.locator('.contents__name').textContent()) ?? ''
  const before = await topPiece(phone.page)
  const selector = `.text-block--part:not(:first-of-type)`
  const took = await clocked(phone.page, 'click', selector, () => last.locator('.contents__entry').tap())
  await phone.page.waitForTimeout(1500)
  const there = await phone.page.locator('.text-block--part', { hasText: name }).last().boundingBox()
  const line = await phone.page.locator('.reader-header').boundingBox()
  if (before.text === (await topPiece(phone.page)).text) throw new Error('The contents led nowhere.')
  return { took, off: Math.abs((there?.y ?? Infinity) - (line!.y + line!.height)) }
}

async function enlarge(phone: SlowPhone) {
  await tool(phone, reader.settings).tap()
  await phone.sees('.reading-settings__large')
  await phone.page.waitForTimeout(600)
  const before = await topPiece(phone.page)
  const took = await clocked(phone.page, 'click', '.reader--font-4', () =>
    phone.top.getByRole('button', { name: settings.larger }).tap(),
  )
  const after = await topPiece(phone.page)
  await phone.page.keyboard.press('Escape')
  await phone.page.waitForTimeout(600)
  return { took, isUnchanged: before.text === after.text }
}

async function scroll(phone: SlowPhone, by: number) {
  await phone.page.mouse.move(180, 400)
  for (let round = 0; round < TURNS; round++) {
    await phone.page.mouse.wheel(0, by)
    await phone.page.waitForTimeout(50)
  }
  await phone.page.waitForTimeout(500)
}

export async function measureReader(bench: Bench, lid?: string) {
  const { note, runs } = bench
  const samples = { first: [] as number[], find: [] as number[], jump: [] as number[], off: [] as number[] }
  const type = { took: [] as number[], lost: 0 }
  const scrolled = { long: [] as number[], heap: [] as number[], nodes: [] as number[] }
  for (let run = 0; run < runs; run++) {
    const phone = await openLaw(bench, lid)
    samples.first.push(await phone.page.evaluate(() => (window as unknown as { firstText: number }).firstText))
    samples.find.push(await find(phone))
    const { took, off } = await jump(phone)
    samples.jump.push(took)
    samples.off.push(off)
    const enlarged = await enlarge(phone)
    type.took.push(enlarged.took)
    if (!enlarged.isUnchanged) type.lost++
    const heap = await phone.heap()
    const tasks = (await phone.watched()).longTasks.length
    await scroll(phone, -FLING)
    await scroll(phone, FLING)
    scrolled.long.push((await phone.watched()).longTasks.slice(tasks).filter(task => task > 100).length)
    scrolled.nodes.push(await phone.top.locator('.reader-body *').count())
    scrolled.heap.push((await phone.heap()) - heap)
    await phone.close()
  }
  note('law of 1,260 articles: first text after the reply', samples.first, 1500, 'ms')
  note('law: find a common word', samples.find, 150, 'ms')
  note('law: jump to the last part', samples.jump, 300, 'ms')
  note('law: off its place after the jump', samples.off, 1, 'px')
  note('law: larger type, to the next frame', type.took, 200, 'ms')
  note('law: larger type, another passage in view', type.lost, 0)
  note('law: long tasks over 100 ms while scrolling', scrolled.long, 0)
  note('law: nodes of the text', scrolled.nodes, 300, 'nodes')
  note('law: memory more after scrolling', scrolled.heap, 3, 'MB')
}
