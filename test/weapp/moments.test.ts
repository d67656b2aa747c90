/** A document in Moments: the post, and its single page, where nobody can log in. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readerCopy } from '@/copy/reader'
import { longLaw } from '../support/long-law'
import { DIST } from './open'
import { type MiniProgram, eventually, expectHealthy } from './mini-program'
import { asMember, openLaw, sees, standsOnTop, tool } from './reading'

const FROM_MOMENTS = 1154
const law = longLaw('l1')
const { reader } = readerCopy

/** Functions that WeChat disables on a single page. */
const REFUSED = [
  ...['login', 'navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack'],
  ...['setNavigationBarTitle', 'setNavigationBarColor', 'openDocument', 'downloadFile'],
].map(name => `wx.${name}`)

async function refused(app: MiniProgram) {
  const calls = await Promise.all(REFUSED.map(name => app.calls(name)))
  return calls.flat().map(({ name }) => name)
}

test("a post in Moments has the title, the picture, and the page's own key, and no data of its member", async () => {
  const app = await openLaw(law, asMember)
  await app.shareTimeline()
  await eventually(async () => expect(await app.calls('shareTimeline')).toHaveLength(1))
  const [{ args } = { args: [] }] = await app.calls('shareTimeline')
  const { title, query, imageUrl } = args[0] as Record<string, string>
  expect(title).toBe(law.title)
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ lid: 'l1', secretKey: 'k'.repeat(22) })
  expect(existsSync(path.join(DIST, imageUrl!))).toBe(true)
  await app.close()

  const opened = await openLaw(law, { query: query!, scene: FROM_MOMENTS })
  await sees(opened, '第一条')
  await opened.close()
})

test('a guest reads it whole there: contents, find, settings, citations', async () => {
  const app = await openLaw(law, { scene: FROM_MOMENTS })
  await sees(app, '第一条')
  expect(await app.find('.tools__tool').allInnerTexts()).toEqual([reader.contents, reader.find, reader.settings])
  expect(await app.find('.segment-link:not(.segment-handle)').count()).toBeGreaterThan(0)

  await tool(app, reader.contents)
  await app.find('.contents__entry').getByText('第四编 总则').tap()
  await standsOnTop(app, '第四编')
  await tool(app, reader.find)
  await app.type('.find-bar input', '损害')
  await eventually(async () => expect(await app.find('.segment-mark--now').count()).toBe(1))
  await app.tap(`[aria-label="${reader.closeFind}"]`)
  await app.find('.segment-link:not(.segment-handle)').last().tap()
  await app.find('.citation__line').first().waitFor()

  expect(await app.find('.promo').count()).toBe(0)
  expect(await refused(app)).toEqual([])
  await app.screenshot('law-in-moments')
  await expectHealthy(app)
  await app.close()
})

test('a link to another page names the mini-program', async () => {
  const app = await openLaw(law, { scene: FROM_MOMENTS })
  await app.find('.segment-link:not(.segment-handle)').first().tap()
  await app.find('.citation__line').first().waitFor()
  await app.find('.action-bar').getByText(readerCopy.citation.add).tap()
  await app.find('.toast').getByText(readerCopy.singlePage).waitFor()
  expect(await app.find('.promo').count()).toBe(0)
  expect(await refused(app)).toEqual([])
  expect(await app.stack()).toHaveLength(1)
  await app.close()
})
