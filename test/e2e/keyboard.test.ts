/** Every task of the app can be done with keys alone. */
import { commandBarCopy } from '@/copy/command-bar'
import { listToolsCopy } from '@/copy/list-tools'
import { shareCopy } from '@/copy/share'
import { readerCopy, fill } from '@/copy/reader'
import { visualCopy } from '@/copy/visual'
import { eventually } from '../support/time'
import { keysOf } from './keyboard-support'
import { type Phone, type Visit, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })
const { reader, settings, articleSheet } = readerCopy
const { share } = shareCopy
const { visual } = visualCopy

const LAW = '【演示数据】商事活动基本规则示范法'
const at = (article: string) => `/law-detail/law-0001-3?article=${encodeURIComponent(article)}`

/** A desktop window at twice its size: one page at a time. */
const ZOOMED: Visit = { width: 640, height: 800, mouse: true }
const DESKTOP: Visit = { width: 1280, height: 800, mouse: true }

const dialog = (phone: Phone, name?: string) => phone.page.getByRole('dialog', name ? { name, exact: true } : {})
const gone = (phone: Phone) => eventually(async () => expect(await dialog(phone).count()).toBe(0))
const row = (phone: Phone) => phone.top.locator('.row').first()

async function start(address: string, visit: Visit = ZOOMED) {
  const phone = await open(address, visit)
  // Code that loads later takes part in it too.
  await phone.idle()
  return { phone, keys: keysOf(phone) }
}

test('a search, a filter, a document, an article, the contents, and back to the row', async () => {
  const { phone, keys } = await start('/search')
  await keys.act(readerCopy.categories.case.placeholder)
  await keys.isOn(readerCopy.searchBar.label)
  await keys.type('违约金')
  await keys.press('Enter')
  await row(phone).waitFor()

  await keys.act(/^地域/)
  await dialog(phone, '地域').waitFor()
  await keys.isOn('地域')
  // The provinces are one stop, the chosen one: arrows move and choose.
  await keys.to('全国')
  await keys.to(/^江苏省 /, 'ArrowDown')
  await keys.act(/^查看 |^确定$/)
  await gone(phone)
  await keys.isOn(/^地域|^江苏省/)
  await phone.page.waitForURL(url => decodeURIComponent(url.search).includes('江苏省'))
  await row(phone).waitFor()

  const title = (await row(phone).locator('.row__title').innerText()).trim()
  const isTitle = new RegExp(`^${title.slice(0, 8)}`)
  await keys.act(isTitle)
  await phone.top.locator('.reader-body .text-block').first().waitFor()
  await phone.page.goBack()
  await row(phone).waitFor()
  await keys.isOn(isTitle)
  await phone.close()
})

test('the contents of a law, a citation, an article and a link to it', async () => {
  const { phone, keys } = await start(at('第一百五十一条'))
  await keys.act(reader.contents)
  await dialog(phone, reader.contents).waitFor()
  await keys.isOn(reader.contents)
  await keys.press('Escape')
  await gone(phone)
  await keys.isOn(reader.contents)

  await keys.to(/^《?.*第七十五条/)
  // Out of the middle of a long text, and into it again.
  await keys.press('Escape')
  await keys.isOn(reader.contents)
  await keys.to(/^《?.*第七十五条/)
  await keys.press('Enter')
  await dialog(phone, LAW).waitFor()
  await keys.isOn(LAW)
  await keys.to(readerCopy.citation.full)
  await keys.press('Escape')
  await gone(phone)
  await keys.isOn(/第七十五条/)

  // An article’s own number: its sheet leads to another, and that one back to the number.
  await keys.act(fill(reader.articleKey, { article: '第一百五十二条' }))
  await dialog(phone).waitFor()
  await keys.act(new RegExp(`^${articleSheet.share}`))
  await dialog(phone, share.title).waitFor()
  await keys.isOn(share.title)
  await keys.press('Escape')
  await gone(phone)
  await keys.isOn(/^第一百五十二条/)
  await phone.close()
})

test('a link to a document, and its settings', async () => {
  const { phone, keys } = await start('/case-detail/case-00001')
  await keys.act(reader.share)
  await dialog(phone, share.title).waitFor()
  await keys.act(share.link)
  await phone.wasTold(share.copied.more)
  await gone(phone)
  await keys.isOn(reader.share)

  await keys.act(reader.settings)
  await dialog(phone, settings.title).waitFor()
  await keys.to(settings.font)
  await keys.press('End')
  await dialog(phone).getByText('最大 26').waitFor()
  await keys.act(settings.restore)
  await keys.act(readerCopy.elder.title, 'Space')
  await phone.page.getByRole('switch', { name: readerCopy.elder.title, checked: true }).waitFor()
  await keys.press('Escape')
  await gone(phone)
  await keys.isOn(reader.settings)
  await phone.close()
})

test('login, the advanced form and the charts of its results', async () => {
  const { phone, keys } = await start('/advanced?type=case')
  await keys.act(readerCopy.action.login)
  await phone.page.waitForURL(/\/oauth\/authorize\?/)
  await keys.isOn('账号')
  await keys.type('member')
  await keys.to('密码')
  await keys.type('alpha-member')
  await keys.act(/^同意|^我已阅读|同意/, 'Space')
  await keys.act('登录')
  await phone.isAt('/advanced?type=case')

  await phone.top.getByRole('group', { name: '全文', exact: true }).waitFor()
  await keys.to('全文')
  await keys.type('违约金')
  await keys.press('Enter')
  await keys.act(/^全文 检索方式/)
  await dialog(phone).waitFor()
  await keys.press('Escape')
  await gone(phone)
  await keys.isOn(/^全文 检索方式/)
  // The key has the count once it is known.
  await phone.top.getByRole('button', { name: /^查看 [\d,]+ 条$/ }).waitFor()
  await keys.act(/^查看 [\d,]+ 条$/)
  await row(phone).waitFor()

  await keys.act(listToolsCopy.charts)
  const table = fill(visual.table, { title: '【演示数据】地域分布' })
  await phone.button(table).waitFor()
  await keys.to(visual.faces.map)
  await keys.press('ArrowRight')
  await phone.top.getByRole('radio', { name: visual.faces.bars, checked: true }).first().waitFor()
  await keys.isOn(visual.faces.bars)
  await keys.act(table)
  await dialog(phone, table).waitFor()
  await keys.act(/^江苏/)
  await phone.page.waitForURL(url => decodeURIComponent(url.search).includes('江苏省'))
  await gone(phone)
  await phone.button(table).waitFor()
  // The chart is a new one: the focus is above all of them.
  await keys.isOn(/^共 ?[\d,]+/)
  await keys.to(table)
  await phone.close()
})

test('on a large screen the arrows lead into the document beside the list, and back to its row', async () => {
  const { phone: desktop, keys } = await start('/case-list', DESKTOP)
  await row(desktop).waitFor()
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await desktop.page.locator('.pane-top .reader-head__title').waitFor()
  const title = (await desktop.page.locator('.row--open .row__title').innerText()).trim().slice(0, 8)
  await keys.isOn(new RegExp(`^${title}`))
  await keys.press('ArrowRight')
  await desktop.page.waitForFunction(() => document.activeElement?.closest('.pane-top'))
  await keys.act(reader.settings)
  await dialog(desktop, settings.title).waitFor()
  await keys.press('Escape')
  await gone(desktop)
  await keys.isOn(reader.settings)
  await keys.press('ArrowLeft')
  await keys.isOn(new RegExp(`^${title}`))
  await desktop.close()
})

test('keys walk the rows of a search that was typed at home', async () => {
  const { phone: desktop, keys } = await start('/search', DESKTOP)
  await desktop.page.locator('.brand-bar').waitFor()
  await keys.press('/')
  await desktop.top.locator('input').first().waitFor()
  await desktop.page.keyboard.type('合同')
  await keys.press('Enter')
  await row(desktop).waitFor()
  await keys.press('ArrowDown')
  await keys.press('ArrowDown')
  await keys.press('ArrowUp')
  await keys.press('Enter')
  await desktop.page.locator('.pane-top .reader-head__title').waitFor()
  await desktop.close()
})

test('Ctrl+K finds a tool by its name from any screen', async () => {
  const { phone: desktop, keys } = await start('/case-list', DESKTOP)
  await row(desktop).waitFor()
  await keys.press('Control+k')
  const bar = dialog(desktop, commandBarCopy.open)
  await bar.waitFor()
  await desktop.page.keyboard.type('LPR')
  await keys.press('Enter')
  await desktop.isAt('/reckoners?of=lpr')
  await gone(desktop)
  await keys.press('Control+k')
  await bar.waitFor()
  await keys.press('Escape')
  await gone(desktop)
  await desktop.isAt('/reckoners?of=lpr')
  await desktop.close()
})
