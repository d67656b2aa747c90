/** A law of 1,260 articles in the mini-program: the cost and result of opening, scrolling, jumping and finding. */
import { readerCopy } from '@/copy/reader'
import { longLaw } from '../support/long-law'
import { letPass } from '../support/time'
import { type MiniProgram, LIMITS, eventually, expectHealthy } from './mini-program'
import { asMember, openLaw, sees, standsOnTop, tool } from './reading'

const KB = 1024
const OPENS_WITH = 128 * KB
const law = longLaw('l1')

test('it opens with little data, renders more while scrolling, and never too much at once', async () => {
  const app = await openLaw(law)
  await sees(app, '第一条')
  const opened = await app.meter()
  process.stdout.write(
    `figure: a law of 1,260 articles opens with ${opened.bytes} bytes of setData in ${opened.calls} calls\n`,
  )
  expect(opened.bytes).toBeLessThanOrEqual(OPENS_WITH)
  await app.screenshot('law')

  await app.resetMeter()
  let nodes = 0
  for (let turn = 0; turn < 30; turn++) {
    await app.scroll(400)
    // A thumb's pace.
    await letPass(60)
    nodes = Math.max(nodes, (await app.wxml()).nodes)
  }
  await sees(app, '条')
  const { largest, bytes } = await app.meter()
  process.stdout.write(
    `figure: 12,000 px of it take ${bytes} bytes, ${largest} in the largest call, ${nodes} nodes at most\n`,
  )
  expect(largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)
  expect(nodes).toBeLessThan(LIMITS.nodes)
  await expectHealthy(app)
  await app.close()
})

const isInSight = (app: MiniProgram) =>
  eventually(async () => {
    const mark = await app.find('.segment-mark--now').boundingBox()
    const bar = await app.find('.find-bar').boundingBox()
    expect(mark?.y).toBeGreaterThan(80)
    expect(mark?.y).toBeLessThan((bar?.y ?? 0) - 20)
  })

test('a member uses the contents, finds a word, enlarges the type, and keeps the place', async () => {
  const app = await openLaw(law, asMember)
  await sees(app, '第一条')
  await tool(app, readerCopy.reader.contents)
  await app.find('.contents__entry').getByText('第四编 总则').tap()
  await standsOnTop(app, '第四编')
  await sees(app, '第五百四十一条')

  await tool(app, readerCopy.reader.settings)
  await app.resetMeter()
  await app.find('.reading-settings__large').tap()
  await eventually(async () => expect(await app.find('.reader--font-4').count()).toBe(1))
  await standsOnTop(app, '第四编')
  expect((await app.meter()).largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)
  expect((await app.storage())['read-set:law']).toContain('"fontStep":4')
  await app.find('.layer__mask').tap({ position: { x: 10, y: 10 } })
  await eventually(async () => expect(await app.find('.layer').count()).toBe(0))
  await app.screenshot('law-enlarged')

  await tool(app, readerCopy.reader.find)
  await app.type('.find-bar input', '损害')
  await isInSight(app)
  expect((await app.wxml()).nodes).toBeLessThan(LIMITS.nodes)
  await app.screenshot('law-find')
  await expectHealthy(app)
  await app.close()
})

/** Runs in the page: counts the coming frames without any text, once the page has left its place. */
function watchBlanks() {
  const screen = document.querySelector<HTMLElement>('.screen:not([hidden])')!
  const watch = { start: screen.scrollTop, moved: 0, blank: 0 }
  Object.assign(window, { watch })
  const look = () => {
    const shown = [...screen.querySelectorAll('.text-block')].some(block => {
      const { top, bottom } = block.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    if (screen.scrollTop !== watch.start) watch.moved++
    if (screen.scrollTop !== watch.start && !shown) watch.blank++
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** The text leaves no gap on the screen. */
const fillsTheScreen = (app: MiniProgram) =>
  eventually(async () => {
    const gap = await app.find('.text-block').evaluateAll(blocks => {
      const boxes = blocks.map(block => block.getBoundingClientRect())
      const screen = blocks[0]!.closest('.screen')!.getBoundingClientRect()
      return Math.max(
        Math.min(...boxes.map(box => box.top)) - screen.top,
        innerHeight - Math.max(...boxes.map(box => box.bottom)),
      )
    })
    expect(gap).toBeLessThan(1)
  })

test('from the first article to the last chapter and back no frame is blank, and the place is exact', async () => {
  const app = await openLaw(law, asMember)
  const go = async (entry: number, words: string) => {
    await tool(app, readerCopy.reader.contents)
    await app.find('.contents__line--1 .contents__fold').nth(entry).waitFor()
    await app.page.evaluate(watchBlanks)
    await app.find('.contents__line--1 .contents__entry').nth(entry).tap()
    await standsOnTop(app, words)
    await fillsTheScreen(app)
    const watch = await app.page.evaluate(
      () => (window as unknown as { watch: { moved: number; blank: number } }).watch,
    )
    expect(watch.moved).toBeGreaterThan(0)
    expect(watch.blank).toBe(0)
  }
  await go(6, '第七编')
  await sees(app, '第一千零八十一条')
  expect((await app.wxml()).nodes).toBeLessThan(LIMITS.nodes)
  await app.scroll(-300)
  await fillsTheScreen(app)
  await go(0, '第一编')
  expect((await app.meter()).largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)
  await expectHealthy(app)
  await app.close()
})

/** Its first article cites one far away. */
const citing: typeof law = {
  ...law,
  law_regulation_introductions: law.law_regulation_introductions.map(line =>
    line.fullName === '第一条' ? { ...line, text: '依照本法第一千二百条的规定。' } : line,
  ),
}

test('a citation of the law itself jumps to its article', async () => {
  const app = await openLaw(citing, asMember)
  await app.find('.segment-link:not(.segment-handle)').first().tap()
  await app.find('.action-bar__main').getByText(readerCopy.citation.full).tap()
  await standsOnTop(app, '第一千二百条')
  expect(await app.stack()).toHaveLength(1)
  await eventually(async () => expect(await app.find('.layer').count()).toBe(0))
  await expectHealthy(app)
  await app.close()
})

test("the sheet of a citation has the text's type size", async () => {
  const storage = { ...asMember.storage, 'read-set:law': '{"v":1,"d":{"fontStep":8,"lineHeight":2}}' }
  const app = await openLaw(citing, { storage })
  const sizeOf = (selector: string) =>
    app
      .find(selector)
      .first()
      .evaluate(element => getComputedStyle(element).fontSize)
  await app.find('.segment-link:not(.segment-handle)').first().tap()
  await app.find('.citation__line').first().waitFor()
  expect(await sizeOf('.citation__line')).toBe('26px')
  expect(await sizeOf('.text-block--article')).toBe('26px')
  await app.screenshot('citation-largest')
  await app.close()
})

test('words of a paragraph can be selected, as usual in WeChat', async () => {
  const app = await openLaw(law)
  const paragraph = app.find('.text-block--article').first()
  expect(await paragraph.evaluate(block => [block.tagName, block.hasAttribute('user-select')])).toEqual(['TEXT', true])
  const inside = await app.find('.text-block *').evaluateAll(parts => parts.map(({ tagName }) => tagName))
  expect(new Set(inside)).toEqual(new Set(['TEXT']))
  await app.close()
})

test('a guest must log in for the contents and for finding, and may read on', async () => {
  const app = await openLaw(law)
  await sees(app, '第一条')
  for (const name of [readerCopy.reader.contents, readerCopy.reader.find]) {
    await tool(app, name)
    await app.find('.promo').waitFor()
    await app.tap('.promo__close')
    await eventually(async () => expect(await app.find('.promo').count()).toBe(0))
  }
  expect(await app.find('.contents, .find-bar').count()).toBe(0)
  await expectHealthy(app)
  await app.close()
})

test("an article's number leads to its versions, which are compared", async () => {
  const lines = law.law_regulation_introductions.map(line =>
    line.fullName === '第一条'
      ? {
          ...line,
          lawreguItemLegislationHistoryVos: [
            { lid: 'l0', title: '旧法典', text: '当事人应当守信。', actionName: '修正' },
          ],
        }
      : line,
  )
  const app = await openLaw({ ...law, law_regulation_introductions: lines })
  await sees(app, '第一条')
  expect(await app.find('.segment-key').count()).toBe(1)
  await app.screenshot('law-versions-key')
  await app.tap('.segment-key')
  await eventually(async () => expect(await app.find('.change--removed').count()).toBeGreaterThan(0))
  await app.screenshot('law-versions')
  await expectHealthy(app)
  await app.close()
})

test('a law found by a search leads from hit to hit, within the limits', async () => {
  const hitIn = ['第七百条', '第一千二百条']
  const lines = law.law_regulation_introductions.map(line =>
    hitIn.includes(line.fullName ?? '') ? { ...line, text: line.text.replace('当事人', '<em>当事人</em>') } : line,
  )
  const app = await openLaw({ ...law, law_regulation_introductions: lines })
  await sees(app, '第一条')
  for (const article of hitIn) {
    await app.find(`[aria-label="${readerCopy.reader.hits.after}"]`).tap()
    await sees(app, article)
    await eventually(async () => {
      const mark = await app.find('.segment-mark--hit').boundingBox()
      const keys = await app.find('.hit-keys').boundingBox()
      expect(mark?.y).toBeGreaterThan(0)
      expect(mark?.y).toBeLessThan(keys?.y ?? 0)
    })
  }
  await app.screenshot('law-hits')
  expect((await app.wxml()).nodes).toBeLessThan(LIMITS.nodes)
  expect((await app.meter()).largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)
  await expectHealthy(app)
  await app.close()
})
