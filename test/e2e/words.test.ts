/** The app for a screen reader: roles and names suffice to use it, and changes are announced. */
import { shareCopy } from '@/copy/share'
import { listCopy } from '@/copy/list'
import type { Page } from 'playwright-core'
import { readerCopy, fill } from '@/copy/reader'
import { visualCopy } from '@/copy/visual'
import { listToolsCopy } from '@/copy/list-tools'
import { type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })
const { action, reader, settings } = readerCopy
const { share } = shareCopy

const ACTED_ON = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'option',
  'radio',
  'searchbox',
  'slider',
  'switch',
  'tab',
  'textbox',
  'treeitem',
  'dialog',
  'alertdialog',
  'tabpanel',
  'tablist',
  'radiogroup',
  'image',
]

interface Heard {
  unnamed: string[]
  headings: number[]
}

/** The browser's output to a screen reader. */
async function heardOn(page: Page): Promise<Heard> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  // In reading order.
  const walk = (node = nodes[0]): typeof nodes =>
    node ? [node, ...(node.childIds ?? []).flatMap(id => (byId.has(id) ? walk(byId.get(id)) : []))] : []
  const exposedNodes = walk().filter(node => !node.ignored)
  const roleOf = (node: (typeof nodes)[number]) => String(node.role?.value ?? '')
  return {
    unnamed: exposedNodes.filter(node => ACTED_ON.includes(roleOf(node)) && !node.name?.value).map(roleOf),
    headings: exposedNodes
      .filter(node => roleOf(node) === 'heading')
      .map(node => Number(node.properties?.find(({ name }) => name === 'level')?.value.value ?? 0)),
  }
}

/** Every element has a name, and the first heading names the screen. */
async function isNamed({ page }: Phone) {
  const { unnamed, headings } = await heardOn(page)
  expect(unnamed).toEqual([])
  expect(headings[0]).toBe(1)
  return headings
}

/** The headings are an outline, except in the middle of a long text, of which only the part nearby is rendered. */
async function isTold(phone: Phone) {
  const headings = await isNamed(phone)
  expect(headings.filter((level, at) => level > (headings[at - 1] ?? 0) + 1)).toEqual([])
}

const LAW = '【演示数据】商事活动基本规则示范法'

function wordsOf(phone: Phone) {
  const { page } = phone
  const called = (role: Parameters<Page['getByRole']>[0]) => (name: string | RegExp) =>
    page.getByRole(role, { name, exact: typeof name === 'string' })
  return {
    button: called('button'),
    link: called('link'),
    radio: called('radio'),
    box: called('textbox'),
    sheet: called('dialog'),
    heading: called('heading'),
    switch: called('switch'),
    checkbox: called('checkbox'),
    slider: called('slider'),
    /** Announced without a request. */
    hears: (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first().waitFor(),
  }
}

test('a search, a filter, a document, a citation, the contents, and back', async () => {
  const phone = await open('/search')
  const words = wordsOf(phone)
  await words.button(readerCopy.categories.case.placeholder).waitFor()
  await isTold(phone)
  await words.button(readerCopy.categories.case.placeholder).tap()
  await words.box(readerCopy.searchBar.label).fill('违约金')
  await words.hears(new RegExp(`检索建议$|${readerCopy.suggest.empty}`))
  await isTold(phone)
  await words.box(readerCopy.searchBar.label).press('Enter')

  await words.hears(/共[\d,]+条/)
  await words.heading(fill(listCopy.results.heading, { library: '案例' })).waitFor()
  await isTold(phone)
  await words.button('地域').tap()
  await words.sheet('地域').waitFor()
  await phone.settled()
  await words.radio(/^江苏省 /).tap()
  await isTold(phone)
  await words.button(/^查看 [\d,]+ 条$/).tap()
  await words.sheet('地域').waitFor({ state: 'detached' })
  await words.button('地域 江苏省').waitFor()
  await words.hears(/共[\d,]+条/)

  const row = words.link(/违约金/).first()
  await row.waitFor()
  await row.tap()
  await words.button(reader.share).waitFor()
  await isTold(phone)
  await phone.page.goBack()
  await words.button('地域 江苏省').waitFor()
  await phone.close()
})

test('a law: a citation, an article’s keys, contents, type, finding, and a link to it', async () => {
  const phone = await open(`/law-detail/law-0001-3?article=${encodeURIComponent('第一百五十一条')}`)
  const words = wordsOf(phone)
  await words.heading(LAW).first().waitFor()
  await isNamed(phone)
  await words
    .link(/第七十五条/)
    .first()
    .tap()
  await words.sheet(LAW).waitFor()
  await words.button(readerCopy.citation.full).waitFor()
  await isNamed(phone)
  await words.button(action.close).tap()
  await words.sheet(LAW).waitFor({ state: 'detached' })

  await words.button(fill(reader.articleKey, { article: '第一百五十一条' })).tap()
  await phone.page.getByRole('dialog').waitFor()
  await isNamed(phone)
  await phone.page.keyboard.press('Escape')
  await phone.page.getByRole('dialog').waitFor({ state: 'detached' })

  await words.button(reader.contents).first().tap()
  await words.sheet(reader.contents).waitFor()
  await isNamed(phone)
  await words.button(action.close).tap()
  await words.sheet(reader.contents).waitFor({ state: 'detached' })

  await words.button(reader.settings).tap()
  await words.slider(settings.font).waitFor()
  await isNamed(phone)
  await words.switch(readerCopy.elder.title).tap()
  await phone.page.keyboard.press('Escape')
  await words.sheet(settings.title).waitFor({ state: 'detached' })

  await words.button(reader.find).tap()
  await words.box(reader.findIn).fill('违约')
  await isNamed(phone)
  await words.button(reader.closeFind).tap()

  await words.button(reader.share).tap()
  await words.sheet(share.title).waitFor()
  await isNamed(phone)
  await words.button(action.close).tap()
  await words.sheet(share.title).waitFor({ state: 'detached' })
  await phone.close()
})

test('login, the advanced form, its results, and its charts', async () => {
  const phone = await open('/advanced?type=case')
  const words = wordsOf(phone)
  await words.heading('案例高级检索').waitFor()
  await isTold(phone)
  await words.button(action.login).tap()
  await words.box('账号').fill('member')
  await words.box('密码').fill('wrong')
  await words.checkbox(/同意/).check()
  await words.button('登录').tap()
  await phone.page.getByRole('alert').waitFor()
  await isTold(phone)
  await words.box('密码').fill('alpha-member')
  await words.button('登录').tap()

  await words.box('全文').fill('违约金')
  await words.box('全文').press('Enter')
  await isTold(phone)
  await words.button(/^查看 [\d,]+ 条$/).tap()
  await words.hears(/共[\d,]+条/)

  await words.button(listToolsCopy.charts).tap()
  await words.button(fill(visualCopy.visual.table, { title: '【演示数据】地域分布' })).waitFor()
  await isTold(phone)
  await words.button(fill(visualCopy.visual.table, { title: '【演示数据】地域分布' })).tap()
  await words.sheet(fill(visualCopy.visual.table, { title: '【演示数据】地域分布' })).waitFor()
  await isTold(phone)
  await words.button(/^江苏/).tap()
  await phone.page.waitForURL(url => decodeURIComponent(url.search).includes('江苏省'))
  await phone.close()
})

test('an empty result and a failure are announced too', async () => {
  const phone = await open(`/case-list?query=${encodeURIComponent('[{"name":"全文","value":"没有这样的词语"}]')}`)
  const words = wordsOf(phone)
  await words.hears(listCopy.results.empty)
  await isTold(phone)
  await phone.goto('/case-list')
  await words.hears(/共[\d,]+条/)
  await phone.page.route(/search\/list\?/, route => route.abort())
  await phone.top.getByRole('radio', { name: listCopy.sort.judgementDate }).tap()
  await words.button(action.retry).waitFor()
  await words.hears(readerCopy.error.network)
  await isTold(phone)
  await phone.close()
})
