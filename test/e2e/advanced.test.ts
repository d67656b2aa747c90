import { advancedCopy } from '@/copy/advanced'
import { encodeUrlQuery } from '@domain/query/codec'
import { measure } from './measure'
import { type Phone, h5App } from './support'

const { open, openAsMember } = h5App({ CORPUS: 'sample' })
const { advanced } = advancedCopy

const address = (type: string, conditions: object[] = []) =>
  `/advanced?type=${type}${conditions.length ? `&query=${encodeURIComponent(encodeUrlQuery(conditions as never))}` : ''}`

const box = (phone: Phone, name: string) => phone.top.getByRole('textbox', { name, exact: true })
const group = (phone: Phone, name: string) => phone.top.getByRole('group', { name, exact: true })
const chips = (phone: Phone, name: string) => group(phone, name).locator('.chip').allTextContents()
const sheet = (phone: Phone) => phone.page.getByRole('dialog')

async function enter(phone: Phone, name: string, text: string) {
  await box(phone, name).fill(text)
  await box(phone, name).press('Enter')
}

async function choose(phone: Phone, name: string, title: string, choice: string) {
  await group(phone, name)
    .getByRole('button', { name: new RegExp(`^${name} ${title}`) })
    .click()
  await sheet(phone).getByRole('radio', { name: choice }).click()
  const confirm = sheet(phone).getByRole('button', { name: advancedCopy.action.confirm })
  if (await confirm.isVisible()) await confirm.click()
  await sheet(phone).waitFor({ state: 'detached' })
}

async function add(phone: Phone, ...names: string[]) {
  await phone.top.getByRole('link', { name: advanced.add }).click()
  for (const name of names) await sheet(phone).getByRole('checkbox', { name }).click()
  await sheet(phone).getByRole('button', { name: advancedCopy.action.confirm }).click()
  await sheet(phone).waitFor({ state: 'detached' })
}

const pickDay = (phone: Phone, name: string, day: string) => phone.top.getByLabel(name, { exact: true }).fill(day)

/** Taps 检索; returns the query of the list's service. */
async function search(phone: Phone, service: string) {
  const listRequest = phone.page.waitForRequest(request => request.url().includes(service))
  await phone.mainKey.click()
  return new URL((await listRequest).url()).searchParams.get('query')
}

const total = async (phone: Phone) =>
  Number(((await phone.top.getByText(/^共/).first().textContent()) ?? '').replace(/\D/g, ''))

test('a case: words in one paragraph, an exclusion, a cause, days and amounts lead to the list and back', async () => {
  const phone = await openAsMember(address('case'))
  await enter(phone, '全文', '违约金 过高 -和解')
  await choose(phone, '全文', advanced.modes.title, '同段')
  await group(phone, '案由').getByRole('button', { name: '案由 输入案由' }).click()
  await phone.page.getByRole('textbox', { name: '输入案由' }).fill('买卖')
  await phone.shot('advanced-suggestions')
  await sheet(phone).getByRole('button', { name: '买卖合同纠纷', exact: true }).click()
  await sheet(phone).waitFor({ state: 'detached' })
  await pickDay(phone, '裁判日期 开始日期', '2010-01-01')
  await enter(phone, '标的额 起', '0')
  await phone.settled()
  await phone.shot('advanced-case')
  expect(await chips(phone, '全文')).toEqual(['违约金 过高', '不包含和解'])

  expect(await search(phone, '/search/list')).toBe(
    '全文:违约金 过高;mode=paragraph,全文:-和解,案由:买卖合同纠纷,裁判日期:2010-01-01TO,标的额:1TO',
  )
  expect(await total(phone)).toBeGreaterThan(0)
  await phone.page.goBack()
  await phone.top.getByText('案例高级检索').waitFor()
  expect(await chips(phone, '案由')).toEqual(['买卖合同纠纷'])
  await phone.close()
})

test('a law: 同条 and alternative levels', async () => {
  const phone = await openAsMember(address('law'))
  await choose(phone, '全文', advanced.modes.title, '同条')
  await enter(phone, '全文', '违约金 损失')
  await group(phone, '效力级别').getByRole('button', { name: '效力级别 请选择效力级别' }).click()
  for (const level of ['法律', '司法解释'])
    await sheet(phone).getByRole('checkbox', { name: level, exact: true }).click()
  await phone.settled()
  await phone.shot('advanced-law-levels')
  await sheet(phone).getByRole('button', { name: advancedCopy.action.confirm }).click()
  await pickDay(phone, '发文日期 开始日期', '1990-03-05')
  await group(phone, '发文日期').getByText('1990年03月05日').waitFor()
  await phone.shot('advanced-law')
  expect(await search(phone, '/lawregu/list')).toBe(
    '全文:违约金 损失;mode=article,效力级别:法律;any,效力级别:司法解释;any,发文日期:1990-03-05TO',
  )
  expect(await total(phone)).toBeGreaterThan(0)
  await phone.close()
})

test('a presiding judge, in a dimension that stays until the form is reset', async () => {
  const phone = await openAsMember(address('case'))
  await add(phone, '法官')
  await phone.goto('/search')
  await phone.goto(address('case'))
  await group(phone, '法官').getByRole('button', { name: '法官 输入法官' }).click()
  await phone.page.getByRole('textbox', { name: '输入法官' }).fill('陈')
  await phone.page.getByRole('textbox', { name: '输入法官' }).press('Enter')
  await sheet(phone).waitFor({ state: 'detached' })
  await group(phone, '法官')
    .getByRole('button', { name: /^法官 审判长/ })
    .click()
  await sheet(phone).getByRole('checkbox', { name: '陈' }).click()
  await sheet(phone).getByRole('button', { name: advancedCopy.action.confirm }).click()
  await sheet(phone).waitFor({ state: 'detached' })
  await phone.shot('advanced-presiding')
  expect(await search(phone, '/search/list')).toBe('法官:陈;level=1')
  await phone.page.goBack()
  await phone.button(advancedCopy.action.reset).click()
  await group(phone, '法官').waitFor({ state: 'detached' })
  expect(await phone.stored('advanced-dimensions:case')).toBeNull()
  await phone.close()
})

test("from a list's bar the form is filled, and its search replaces the form", async () => {
  const phone = await openAsMember(`/case-list?query=${encodeURIComponent('[{"name":"全文","value":"违约金"}]')}`)
  await phone.button(advancedCopy.searchBar.advanced).click()
  await phone.top.getByText('案例高级检索').waitFor()
  expect(await chips(phone, '全文')).toEqual(['违约金'])
  await enter(phone, '全文', '定金')
  expect(await search(phone, '/search/list')).toBe('全文:违约金,全文:定金')
  await phone.page.waitForURL(/case-list/)
  await phone.page.goBack()
  await phone.page.waitForURL(url => url.pathname === '/case-list' && !decodeURIComponent(url.search).includes('定金'))
  await phone.close()
})

test('a guest must log in, and finds the typed text again', async () => {
  const phone = await open(address('case'))
  await enter(phone, '全文', '违约金 -和解')
  await group(phone, '案由').getByRole('button', { name: '案由 输入案由' }).click()
  await sheet(phone).waitFor()
  await phone.shot('advanced-guest')
  await sheet(phone).getByRole('button', { name: advancedCopy.action.close }).click()
  await sheet(phone).waitFor({ state: 'detached' })
  await phone.mainKey.click()
  await sheet(phone).getByRole('button', { name: advancedCopy.action.login }).click()
  await phone.page.getByRole('textbox', { name: '账号' }).fill('member')
  await phone.page.locator('#password').fill('alpha-member')
  await phone.page.getByRole('checkbox').check()
  await phone.page.getByRole('button', { name: '登录' }).click()
  await phone.page.waitForURL(url => url.pathname === '/advanced')
  await group(phone, '全文').locator('.chip').first().waitFor()
  expect(await chips(phone, '全文')).toEqual(['违约金', '不包含和解'])
  expect(await search(phone, '/search/list')).toBe('全文:违约金,全文:-和解')
  await phone.close()
})

describe('on the smallest phone, in the dark, with long words', () => {
  const word = '关于审理建设工程施工合同纠纷案件适用法律问题的解释'.repeat(3)
  const conditions = [
    { name: '全文', value: word, mode: 'sentence' },
    { name: '全文', value: `-${word}` },
    { name: '当事人', value: word, litigantLevel: 2 },
    { name: '法官', value: word, isJudge: true },
    { name: '裁判日期', value: '2020-01-01TO2021-12-31' },
    { name: '标的额', value: '100000TO999999' },
    { name: word, value: '<img src=x onerror=alert(1)>' },
  ]

  test('nothing is wider than the screen, and no target is smaller than a fingertip', async () => {
    const phone = await openAsMember(address('case', conditions), { width: 320, height: 568, theme: 'dark' })
    await group(phone, '法官').waitFor()
    await phone.shot('advanced-320-dark')
    const { overflow, small, unnamed } = await phone.page.evaluate(measure, '.page')
    // The × of a chip is larger than it is drawn (ui/chip).
    const others = small.filter(name => !name?.startsWith(advancedCopy.ui.removeCondition))
    expect({ overflow, unnamed, others }).toEqual({ overflow: 0, unnamed: 0, others: [] })
    const wide = await phone.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.chip, .dimension__head, .dimension__mode, .text-box')]
        .filter(each => each.getBoundingClientRect().right > innerWidth)
        .map(each => each.textContent),
    )
    expect(wide).toEqual([])
    await phone.top.getByText(advanced.add).scrollIntoViewIfNeeded()
    await phone.shot('advanced-320-dark-end')
    await phone.close()
  })

  test("a law's days are complete", async () => {
    const days = [{ name: '发文日期', value: '2020-01-01TO2021-12-31' }]
    const phone = await openAsMember(address('law', days), { width: 320, height: 568 })
    const day = group(phone, '发文日期').getByText('2021年12月31日')
    await day.scrollIntoViewIfNeeded()
    await phone.shot('advanced-320-law-days')
    const inside = await day.evaluate(text => {
      const well = text.closest('.date-field__well')?.getBoundingClientRect()
      return well !== undefined && text.getBoundingClientRect().right <= well.right
    })
    expect(inside).toBe(true)
    await phone.close()
  })
})

test('a keyboard over half the screen leaves the focused field visible', async () => {
  const phone = await openAsMember(address('case'))
  await box(phone, '标的额 止').click()
  await phone.page.setViewportSize({ width: 375, height: 380 })
  const field = box(phone, '标的额 止')
  await field.evaluate(input => input.scrollIntoView({ block: 'nearest' }))
  const place = await field.boundingBox()
  const bar = await phone.top.locator('.page__footer').boundingBox()
  const header = await phone.top.locator('.page__header').boundingBox()
  await phone.shot('advanced-keyboard')
  expect(place && bar && place.y + place.height <= bar.y).toBe(true)
  expect(place && header && place.y >= header.y + header.height).toBe(true)
  await phone.close()
})
