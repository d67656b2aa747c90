/** The articles of a law: jumps by number, actions, selected words, and the printed law. */
import { shareCopy } from '@/copy/share'
import { readerCopy } from '@/copy/reader'
import { ADDRESS, contents, isUnder, law, lawReader } from './law-support'
import { measure } from './measure'
import { h5App } from './support'

const { openLaw } = lawReader(h5App().start)
const { reader } = readerCopy

test('the third level unfolds on request, and a number jumps to its article', async () => {
  const phone = await openLaw()
  await contents(phone).tap()
  const sheet = phone.page.getByRole('dialog', { name: reader.contents })
  await sheet
    .getByRole('button', { name: '展开第一编 总则' })
    .or(sheet.getByRole('button', { name: '收起第一编 总则' }))
    .waitFor()
  if (await sheet.getByRole('button', { name: '展开第一编 总则' }).count())
    await sheet.getByRole('button', { name: '展开第一编 总则' }).tap()
  await sheet.getByRole('button', { name: '展开第二章 一般规定' }).first().tap()
  await sheet.getByRole('link', { name: /^第二十五条/ }).waitFor()
  await phone.shot('law-contents-third')
  expect(await phone.page.evaluate(measure, '.sheet')).toMatchObject({ overflow: 0, unnamed: 0, small: [] })

  const box = sheet.getByRole('textbox', { name: reader.jump.label })
  await box.fill('九千')
  await box.press('Enter')
  await sheet.getByText('没有第九千条，最后一条是第一千二百六十条').waitFor()
  expect(await box.inputValue()).toBe('九千')
  await phone.shot('law-contents-wrong')
  await box.fill('第577条')
  await sheet.getByRole('button', { name: reader.jump.go }).tap()
  await isUnder(phone, '第五百七十七条')
  expect(await phone.top.locator('.text-block--marked').first().textContent()).toMatch(/^第五百七十七条/)
  await phone.close()
})

test("an article's number opens its actions, by finger, key and mouse", async () => {
  const phone = await openLaw(law, {}, `${ADDRESS}?article=577`)
  await isUnder(phone, '第五百七十七条')
  const sheet = phone.page.getByRole('dialog', { name: '第五百七十七条' })
  const number = phone.top.getByRole('button', { name: '第五百七十七条，更多操作' })
  const close = async () => {
    await phone.settled()
    await phone.page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  }
  await number.tap()
  await sheet.getByText('引用本条的案例').waitFor()
  await phone.settled()
  await phone.shot('law-article-sheet')
  await close()
  await number.focus()
  await number.press('Enter')
  await sheet.waitFor()
  await close()
  await phone.top
    .locator('.text-block--marked')
    .first()
    .click({ button: 'right', position: { x: 200, y: 20 } })
  await sheet.waitFor()
  await close()
  await phone.hold(number)
  await sheet.waitFor()
  await sheet.getByText('分享本条').tap()
  await phone.page.getByRole('dialog', { name: shareCopy.share.title }).getByRole('switch', { checked: true }).waitFor()
  await phone.close()
})

test('words of the text are selected with a mouse and a finger, and selecting opens nothing', async () => {
  const phone = await openLaw()
  const block = phone.top.locator('.text-block--article').first()
  await block.dblclick({ position: { x: 160, y: 24 } })
  const picked = await phone.page.evaluate(() => getSelection()!.toString())
  expect(picked.length).toBeGreaterThan(0)
  await block.click({ button: 'right', position: { x: 160, y: 24 } })
  expect(await phone.page.getByRole('dialog').count()).toBe(0)
  await phone.close()
})

test('a printed law is complete and alone', async () => {
  const phone = await openLaw()
  await phone.page.emulateMedia({ media: 'print' })
  await phone.page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await phone.top.locator('.text-block--article').count()).toBe(1260)
  await phone.top.getByText(`${phone.page.url()}`).waitFor()
  for (const part of ['.tools', '.reader-header', '.reader-end'])
    expect(await phone.top.locator(part).isVisible()).toBe(false)
  const clipped = await phone.page.evaluate(() => document.documentElement.scrollHeight)
  expect(clipped).toBeGreaterThan(20_000)
  await phone.shot('law-printed')
  await phone.page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await phone.page.emulateMedia({ media: 'screen' })
  await phone.top.locator('.tools').waitFor()
  expect(await phone.top.locator('.text-block--article').count()).toBeLessThan(60)
  await phone.close()
})
