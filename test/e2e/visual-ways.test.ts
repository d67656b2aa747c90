/** Actions on charts besides filtering: save a picture, move between groups, print. */
import { visualCopy, fill } from '@/copy/visual'
import { encodeUrlQuery } from '@domain/query/codec'
import { SAMPLE_MARK } from '@domain/sample-mark'
import { eventually } from '../support/time'
import { type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

const { visual } = visualCopy
const CHARTS = `/case-visual?query=${encodeURIComponent(encodeUrlQuery([{ name: '案件类型', value: '民事' }]))}`
/** The clock of the charts: in an unfinished year. */
const NOW = new Date('2026-11-20T09:00:00+08:00')

async function visit() {
  const phone = await open(CHARTS, { now: NOW })
  await phone.top.locator('canvas').nth(1).waitFor()
  return phone
}
const more = (phone: Phone) => phone.button(visual.more)

test('with a mouse the picture is a file or a copy, and completely visible, in a frame of its size', async () => {
  const phone = await visit()
  await phone.page.evaluate(() => {
    const nativeMatchMedia = window.matchMedia.bind(window)
    window.matchMedia = query => nativeMatchMedia(query.includes('pointer: fine') ? 'all' : query)
    Object.defineProperty(navigator, 'clipboard', { value: { write: () => Promise.resolve() } })
  })
  await phone.button(fill(visual.download, { title: `${SAMPLE_MARK}地域分布` })).tap()
  const image = phone.page.locator('.picture-sheet__image img')
  await image.waitFor()
  await phone.settled()
  expect(await phone.page.getByText(visualCopy.picture.hint).count()).toBe(0)
  const [pictureBox, frame, keys] = await Promise.all(
    ['.picture-sheet__image img', '.picture-sheet__frame', '.action-bar'].map(
      async part => (await phone.page.locator(part).boundingBox())!,
    ),
  )
  expect(frame!.height - pictureBox!.height).toBeLessThanOrEqual(3)
  expect(frame!.y + frame!.height).toBeLessThanOrEqual(keys!.y)
  await phone.shot('visual-picture-file')
  const file = phone.page.waitForEvent('download')
  await phone.button(visualCopy.picture.file).tap()
  expect((await file).suggestedFilename()).toBe(`${SAMPLE_MARK}地域分布.png`)
  await phone.button(visualCopy.picture.copy).tap()
  await phone.toast(visualCopy.picture.copied).waitFor()
  await phone.close()
})

test('each group is one tap away', async () => {
  const phone = await visit()
  for (let groups = 1; await more(phone).count(); groups++) {
    await more(phone).tap()
    await phone.top.locator('.section').nth(groups).waitFor()
  }
  const tabs = phone.top.getByRole('tablist', { name: visual.groups })
  const section = phone.top.locator('.section').nth(3)
  await tabs.getByRole('tab', { name: '法官和法院', exact: true }).tap()
  await eventually(async () => {
    const [line, group] = await Promise.all([tabs.boundingBox(), section.boundingBox()])
    expect(Math.abs(group!.y - line!.y - line!.height)).toBeLessThanOrEqual(2)
  })
  await phone.shot('visual-groups')
  await phone.close()
})

test('printed are the charts, their search and their day, and nothing to tap', async () => {
  const phone = await visit()
  await phone.page.emulateMedia({ media: 'print' })
  expect(await phone.top.locator('.charts-print-header').innerText()).toMatch(
    /案例可视化\s+案件类型 民事\s+来源：.+统计于 2026-11-20/,
  )
  for (const part of ['.page__header', '.icon-button', '.segmented', '.charts__more', '.charts__hint'])
    expect([part, await phone.top.locator(part).filter({ visible: true }).count()]).toEqual([part, 0])
  await phone.shot('visual-print')
  await phone.close()
})
