/** The reader of a law: contents, find, settings, a link to an article, and failures. */
import { readerCopy } from '@/copy/reader'
import { ADDRESS, LAW, contents, isUnder, law, lawReader, tool } from './law-support'
import { FINE, fits, measure } from './measure'
import { type Phone, h5App } from './support'

const { start } = h5App()
const { reader, settings } = readerCopy

const { serve, openLaw } = lawReader(start)

/** Runs in the page: the block under the header, and its distance to it. */
function under() {
  const line = document.querySelector('.reader-header')!.getBoundingClientRect().bottom
  const blocks = [...document.querySelectorAll('.text-block')]
  const first = blocks.find(block => block.getBoundingClientRect().bottom > line + 1)
  return { id: first?.id ?? '', below: (first?.getBoundingClientRect().top ?? 0) - line }
}

const scroll = async (phone: Phone, by: number) => {
  await phone.page.mouse.move(180, 400)
  await phone.page.mouse.wheel(0, by)
}
const marks = (phone: Phone) => phone.top.locator('.segment-mark')
const now = (phone: Phone) => phone.top.locator('.segment-mark--now')
const count = (phone: Phone) => phone.top.locator('.find-bar [aria-live]')

test('its head has the facts; the title moves into the header', async () => {
  const phone = await openLaw()
  await phone.top.getByRole('heading', { name: '长法典', level: 1 }).waitFor()
  expect(await phone.top.locator('.reader-facts__line').allTextContents()).toEqual(['效力级别法律', '发文机关立法机关'])
  const header = phone.top.locator('.header__title')
  expect(await header.textContent()).toBe('')
  await scroll(phone, 60)
  await header.getByText('长法典').waitFor()
  expect(await phone.button(readerCopy.action.back).count()).toBe(0)
  // Nothing is behind it: the logo leads into the app.
  await phone.top.locator('.header').getByRole('link', { name: readerCopy.action.home }).tap()
  await phone.top.locator('.home-header').waitFor()
  await phone.close()
})

test('the contents lead to a heading, mark the place, and follow the reader', async () => {
  const phone = await openLaw()
  await contents(phone).tap()
  const sheet = phone.page.getByRole('dialog', { name: reader.contents })
  await sheet.getByText('共1,260条').waitFor()
  await sheet.getByRole('button', { name: '展开第三编 总则' }).tap()
  await sheet.locator('.contents__line--2', { hasText: '第四章' }).last().getByRole('link').tap()
  await isUnder(phone, '第四章')
  await phone.settled()
  await scroll(phone, 300)
  await contents(phone).tap()
  await sheet.getByRole('link', { name: '第四章 一般规定，当前位置' }).waitFor()
  await phone.close()
})

test('a word is found everywhere, both ways, and dropped when the bar closes', async () => {
  const phone = await openLaw()
  await tool(phone, reader.find).tap()
  const box = phone.page.getByRole('textbox', { name: reader.findIn })
  await box.fill(' 违约责任 ')
  await count(phone).getByText('第1处，共1,260处').waitFor()
  expect(await box.inputValue()).toBe('违约责任')
  expect(await marks(phone).count()).toBeGreaterThan(3)
  expect(await now(phone).count()).toBe(1)

  await phone.button(reader.before).tap()
  await count(phone).getByText('第1,260处，共1,260处').waitFor()
  await now(phone).waitFor()
  const box2 = await now(phone).boundingBox()
  expect(box2!.y).toBeGreaterThan(44)
  expect(box2!.y).toBeLessThan(812 - 56)
  await phone.button(reader.after).tap()
  await count(phone).getByText('第1处，共1,260处').waitFor()

  await box.fill('没有这样的词')
  await count(phone).getByText(reader.noMatch).waitFor()
  expect(await marks(phone).count()).toBe(0)
  await box.fill('违约责任')
  await phone.button(reader.closeFind).tap()
  await tool(phone, reader.find).tap()
  expect(await marks(phone).count()).toBe(0)
  expect(await box.inputValue()).toBe('')
  await phone.close()
})

test('a law found by a search leads to the hits, however far away', async () => {
  const hitIn = ['第七百条', '第一千二百条']
  const lines = law.law_regulation_introductions.map(line =>
    hitIn.includes(line.fullName ?? '') ? { ...line, text: line.text.replace('当事人', '<em>当事人</em>') } : line,
  )
  const phone = await openLaw({ ...law, law_regulation_introductions: lines })
  const keys = phone.top.getByRole('group', { name: '检索命中2处' })
  const at = phone.top.locator('.segment-mark--hit')
  await phone.top.getByText('第一条', { exact: true }).waitFor()
  for (const [step, article] of [...hitIn, hitIn[0]!].entries()) {
    await phone.button(reader.hits.after).tap()
    await keys.getByText(`第${(step % 2) + 1}处命中，共2处`).waitFor()
    await phone.top
      .locator('.text-block', { has: phone.page.locator('.segment-mark--hit'), hasText: article })
      .waitFor()
    const { y } = (await at.boundingBox())!
    expect(y).toBeGreaterThan(44)
    expect(y).toBeLessThan(812 - 56 - 44)
  }
  await phone.shot('law-hits')
  expect(await phone.page.evaluate(measure, OWN)).toEqual(FINE)
  await phone.close()
})

test('the space key types nothing', async () => {
  const phone = await openLaw()
  await tool(phone, reader.find).tap()
  const box = phone.page.getByRole('textbox', { name: reader.findIn })
  await box.pressSequentially('违 约 ')
  expect(await box.inputValue()).toBe('违约')
  await box.press('ArrowLeft')
  await box.press('Space')
  expect(await box.inputValue()).toBe('违约')
  await phone.close()
})

test('larger type and wider lines apply at once, keep the passage in view, and are stored', async () => {
  const phone = await openLaw(law, {}, `${ADDRESS}?article=577`)
  await isUnder(phone, '第五百七十七条')
  await tool(phone, reader.settings).tap()
  const sheet = phone.page.getByRole('dialog', { name: settings.title })
  const size = () =>
    phone.top
      .locator('.text-block--article')
      .first()
      .evaluate(block => getComputedStyle(block).fontSize)
  expect(await size()).toBe('16px')
  const slider = sheet.getByRole('slider', { name: settings.font })
  await slider.focus()
  await slider.press('End')
  expect(await slider.getAttribute('aria-valuetext')).toBe('最大 26')
  expect(await size()).toBe('26px')
  await sheet.getByRole('radio', { name: '疏朗 2.5' }).tap()
  await isUnder(phone, '第五百七十七条')
  await phone.page.reload()
  await isUnder(phone, '第五百七十七条')
  expect(await size()).toBe('26px')
  expect(await phone.stored('read-set:law')).toContain('"fontStep":8,"lineHeight":2.5')

  await tool(phone, reader.settings).tap()
  await sheet.getByRole('button', { name: settings.restore }).tap()
  expect(await size()).toBe('16px')
  await phone.close()
})

test('a finger on the slider moves the knob there', async () => {
  const phone = await openLaw()
  await tool(phone, reader.settings).tap()
  const slider = phone.page.getByRole('slider', { name: settings.font })
  await phone.settled()
  const { x, y, width, height } = (await slider.boundingBox())!
  await phone.swipe([x + width / 2, y + height / 2], [x + 4, y + height / 2])
  expect(await slider.getAttribute('aria-valuenow')).toBe('1')
  await phone.close()
})

test('turning the phone keeps the passage', async () => {
  const phone = await openLaw(law, {}, `${ADDRESS}?article=第九百条`)
  await isUnder(phone, '第九百条')
  await phone.page.setViewportSize({ width: 812, height: 375 })
  await isUnder(phone, '第九百条')
  await phone.page.setViewportSize({ width: 320, height: 568 })
  await isUnder(phone, '第九百条')
  await phone.close()
})

test('while reading upwards after a jump the text moves with the finger only', async () => {
  const phone = await openLaw(law, {}, `${ADDRESS}?article=800`)
  await isUnder(phone, '第八百条')
  for (let turn = 0; turn < 25; turn++) {
    const { id, below } = await phone.page.evaluate(under)
    const before = await phone.top.evaluate(page => page.scrollTop)
    await scroll(phone, -160)
    await phone.page.waitForFunction(top => document.querySelector('.taro_page')!.scrollTop === top - 160, before)
    const moved = await phone.page.evaluate(
      ([name, from]) => {
        const line = document.querySelector('.reader-header')!.getBoundingClientRect().bottom
        const block = document.getElementById(name)
        return block && block.getBoundingClientRect().top - line - from
      },
      [id, below] as const,
    )
    expect(Math.abs((moved ?? 160) - 160)).toBeLessThan(1)
  }
  await phone.close()
})

test('text is never markup, whatever it looks like', async () => {
  const paragraph = { text: '', level: 0, isPublisher: false, isDate: false }
  const nasty = '<script>window.hacked = 1</script><em>甲<em>乙</em><img src=x onerror="window.hacked=1"><a lid=1>无尾'
  const long = `${'当事人一方不履行合同义务的，应当承担违约责任。'.repeat(45_000)}末`
  const texts = [nasty, long, '<em>违约</em>'.repeat(5000), '']
  const phone = await openLaw({ ...law, law_regulation_introductions: texts.map(text => ({ ...paragraph, text })) })
  await phone.top.getByText('<script>window.hacked = 1</script>').waitFor()
  expect(await phone.page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(await phone.top.locator('.reader-body *').count()).toBeLessThan(300)
  await tool(phone, reader.find).tap()
  await phone.page.getByRole('textbox', { name: reader.findIn }).fill('末')
  await count(phone).getByText('第1处，共1处').waitFor()
  await now(phone).waitFor()
  // Some in the paragraph of a megabyte, 5,000 in the one of hits.
  await phone.page.getByRole('textbox', { name: reader.findIn }).fill('违约')
  await count(phone).getByText('共50,000处').waitFor()
  await now(phone).waitFor()
  expect(await phone.top.locator('.reader-body *').count()).toBeLessThan(600)
  await phone.close()
})

test('a document without text says so', async () => {
  const phone = await start()
  await serve(phone, { ...law, law_regulation_introductions: [], law_regulation_indexes: [] })
  await phone.goto(ADDRESS)
  await phone.sees(reader.empty)
  await phone.shot('law-without-text')
  expect(await tool(phone, reader.find).count()).toBe(0)
  await phone.close()
})

test('a guest of the wrapper must log in for the contents and for finding', async () => {
  const phone = await openLaw(law, { host: 'ios', native: { turnToLoginPage: true } })
  await phone.button(readerCopy.action.back).waitFor()
  await contents(phone).tap()
  await tool(phone, reader.find).tap()
  await phone.page.waitForFunction(
    () =>
      (window as unknown as { nativeCalls: { method: string }[] }).nativeCalls.filter(
        ({ method }) => method === 'turnToLoginPage',
      ).length === 2,
  )
  expect(await phone.page.getByRole('dialog').count()).toBe(0)
  expect(await phone.top.locator('.find-bar').count()).toBe(0)
  await phone.close()
})

test('a failure says so and can be retried; a missing document leads home', async () => {
  const phone = await start()
  await phone.page.route(LAW, route => route.abort())
  await phone.goto(ADDRESS)
  await phone.sees(readerCopy.error.network)
  await phone.page.unroute(LAW)
  await serve(phone)
  await phone.button(readerCopy.action.retry).tap()
  await phone.top.locator('.text-block').first().waitFor()
  await phone.goto('/law-detail/there-is-none')
  await phone.button(readerCopy.action.home).waitFor()
  expect(await phone.button(readerCopy.action.retry).count()).toBe(0)
  await phone.close()
})

/** Links within lines of text. */
const OWN = '.header, .tools, .hit-keys, .sheet'
test.each([1, 3, 8])('it fits with type of step %i', async step => {
  const storage = { 'read-set:law': JSON.stringify({ v: 1, d: { fontStep: step, lineHeight: 1.75 } }) }
  const phone = await openLaw(law, { storage })
  await fits(phone, `law-${step}`, OWN)
  await tool(phone, reader.settings).tap()
  await fits(phone, `law-settings-${step}`, OWN)
  await phone.close()
})
