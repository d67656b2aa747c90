/** Typing in the mini-program: the phone's field has the text, and gets a text only to clear, fill or correct it. */
import { advancedCopy, fill } from '@/copy/advanced'
import { accountCopy } from '@/copy/account'
import { citationCheckCopy } from '@/copy/citation-check'
import { readerCopy } from '@/copy/reader'
import { calculatorsCopy } from '@/copy/calculators'
import { ROUTES } from '@/routing/routes'
import { LIMITS } from '@domain/limits'
import { companionServer } from '../support/companion'
import { steady } from '../support/time'
import { memberToken } from '../support/member'
import { type MiniProgram, type OpenOptions, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'
import { asMember, openLaw, paragraphs, tool } from './reading'

const LETTERS = '买卖合同纠纷违约金过高的可以请求人民法院适当减少'
const { citationCheck } = citationCheckCopy
const { calculators } = calculatorsCopy

const server = companionServer({ CORPUS: 'sample' })

const open = (options: OpenOptions) => openMiniProgram({ answer: proxyTo(server.origin), ...options })

async function openSearch() {
  const storage = { token: await memberToken(server.origin) }
  const app = await open({ path: 'pages/search-input/index', query: { type: 'case' }, storage })
  await app.find('.text-field').waitFor()
  return app
}

/** The texts sent to a field, in their order. */
async function sent(app: MiniProgram): Promise<unknown[]> {
  const calls = await app.calls()
  return calls.filter(({ name }) => /^(input|textarea)\.value$/.test(name)).map(({ args }) => args[0])
}

const holds = (app: MiniProgram, selector: string, text: string) =>
  eventually(async () => expect(await app.find(selector).inputValue()).toBe(text))

const hasFocus = (app: MiniProgram, selector: string) =>
  app.find(selector).evaluate(field => field === document.activeElement)

test('text typed into the search box is never sent back; a tap clears it, Enter searches for it', async () => {
  const app = await openSearch()
  await app.type('.text-field', LETTERS)
  await app.find('.suggestions').getByText(LETTERS).first().waitFor()
  expect(await app.find('.text-field').inputValue()).toBe(LETTERS)
  expect(await sent(app)).toEqual([])

  await app.tap('.search-field__clear')
  await holds(app, '.text-field', '')
  await app.type('.text-field', '违约金')
  await app.page.keyboard.press('Enter')
  await app.find('.search-bar .chip').getByText('违约金').waitFor()
  await expectHealthy(app)
  await app.close()
})

test('letters typed while the view is late all stay', async () => {
  const app = await openSearch()
  await app.holdView()
  await app.type('.text-field', '违')
  await app.find('.search-field__clear').waitFor()
  // In one turn of the phone: a letter, the waiting update since the first one, and a further letter.
  await app.find('.text-field').evaluate(field => {
    const box = field as HTMLInputElement
    const type = (letter: string) => {
      box.value += letter
      box.dispatchEvent(new Event('input'))
    }
    type('约')
    window.miniProgram.releaseView()
    type('金')
  })
  await app.find('.suggestions').getByText('违约金').first().waitFor()
  expect(await app.find('.text-field').inputValue()).toBe('违约金')
  await expectHealthy(app)
  await app.close()
})

test('a text of several lines costs nothing to type', async () => {
  const app = await open({ path: 'pages/account/brief/index' })
  const area = `textarea[aria-label="${citationCheck.text}"]`
  await app.find(area).waitFor()
  const check = app.find('.citation-check__actions .button').nth(1)
  await app.type(area, '参')
  await eventually(async () => expect(await check.getAttribute('class')).not.toContain('disabled'))
  await app.resetMeter()
  await app.page.keyboard.type('照《中华人民共和国海洋花园法》第二条的规定')
  expect(await steady(() => app.meter())).toMatchObject({ calls: 0, bytes: 0 })
  expect(await app.find(area).inputValue()).toBe('参照《中华人民共和国海洋花园法》第二条的规定')
  await check.tap()
  await eventually(async () => expect(await app.find('.finding').allInnerTexts()).toHaveLength(1))
  expect(await sent(app)).toEqual([])
  await expectHealthy(app)
  await app.close()
})

test('an opening bar accepts typed text, and its rendering sends none back', async () => {
  const app = await openLaw(paragraphs('第一段话，说的是总则。', '第二段话，说的是违约责任。'), asMember)
  await tool(app, readerCopy.reader.find)
  await eventually(async () => expect(await hasFocus(app, '.find-bar input')).toBe(true))
  await app.page.keyboard.type('违约责任')
  await app.find('.find-bar__now').waitFor()
  expect(await app.find('.find-bar input').inputValue()).toBe('违约责任')
  expect(await sent(app)).toEqual([])
  await app.tap('.find-bar__clear')
  await holds(app, '.find-bar input', '')
  await expectHealthy(app)
  await app.close()
})

test('a password is hidden, has its name and its length, and has the focus at once', async () => {
  const visitor = { office_id: 'o', user_id: 'u', name: '会员', security: { password: true } }
  const { password } = accountCopy.security
  const app = await openMiniProgram({
    path: ROUTES['account-security'].page,
    answer: ({ url }) => ({ data: { isSuccess: true, data: url.includes('users/me') ? visitor : {} } }),
    storage: asMember.storage,
  })
  await app.find('.list-item__tap').getByText(password.title).tap()
  const old = `input[aria-label="${password.old}"]`
  await eventually(async () => expect(await hasFocus(app, old)).toBe(true))
  await app.page.keyboard.type('correct horse')
  const field = app.find(old)
  expect(await field.inputValue()).toBe('correct horse')
  const shown = await field.evaluate(box => {
    const { type, enterKeyHint, maxLength } = box as HTMLInputElement
    return { type, enterKeyHint, maxLength }
  })
  expect(shown).toEqual({ type: 'password', enterKeyHint: 'done', maxLength: LIMITS.password.most })
  expect(await sent(app)).toEqual([])
  await expectHealthy(app)
  await app.close()
})

test('an amount is calculated with while it is typed', async () => {
  const query = { of: 'interest', rate: '3.45', from: '2024-01-01', to: '2024-12-31' }
  const app = await open({ path: 'pages/account/reckoners/index', query })
  const amount = `input[aria-label="${calculators.interest.amount}"]`
  await app.find(amount).locator('visible=true').waitFor()
  const before = await sent(app)
  expect(before).toContain('3.45')
  await app.find(amount).locator('visible=true').tap()
  await app.page.keyboard.type('1200000.50')
  const shown = app.find('.calculator-result__number').locator('visible=true')
  await shown.waitFor()
  expect(await sent(app)).toEqual(before)
  expect(await app.find(amount).locator('visible=true').inputValue()).toBe('1200000.50')
  await expectHealthy(app)
  await app.close()
})

test('forbidden characters are removed from a field, each time', async () => {
  const { fee } = advancedCopy.advanced
  const storage = { token: await memberToken(server.origin) }
  const app = await open({ path: 'pages/advanced/form/index', query: { type: 'case' }, storage })
  const from = `input[aria-label="${fill(fee.from, { name: '标的额' })}"]`
  await app.find(from).waitFor()
  await app.type(from, '12')
  expect(await sent(app)).toEqual([])
  await app.page.keyboard.type('x')
  await holds(app, from, '12')
  await app.page.keyboard.type('x')
  await holds(app, from, '12')
  await app.page.keyboard.type('3')
  await holds(app, from, '123')
  await expectHealthy(app)
  await app.close()
})
