/** 账号与安全: the lists, the confirmation before something is ended, and the rules for passwords. */
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import { USER_PATHS } from '@contract/paths'
import { accountCopy, fill } from '@/copy/account'
import { AccountSecurity } from '@/features/account-security'
import { AccountCard, AccountSecurityListItem } from '@/features/account'
import { useOpenConfirmations } from '@/platform/messages'
import { transport } from '@/platform/transport'
import { type Visitor, useSession } from '@/stores/session'
import { act, all, click, byLabel, one, render, until } from '../support/render-block'
import { type } from './advanced/support'
import { listenToToasts, toastTexts } from '../support/toasts'

const { sessions, shares, password, tokens } = accountCopy.security
const VISITOR: Visitor = { name: '王', isAlphaUser: true, isTrial: false, trialOnly: false }

const session = (id: string, device: string, current = false) => ({
  id,
  device,
  begunAt: '2026-03-01T08:00:00Z',
  seenAt: '2026-03-05T08:00:00Z',
  current,
})
const share = (id: string, title?: string) => ({
  id,
  opens: [{ method: 'judgement_details_interface', query: 'jid:1', title }],
  madeAt: '2026-03-05T08:00:00Z',
  expiresAt: '2026-04-04T08:00:00Z',
})

/** A test that waits for what never comes should say so soon. */
const PATIENCE = 5000

let calls: Array<{ path: string; body: unknown }> = []

/** By path; a number is a status. */
function serve(answers: Record<string, unknown>) {
  jest.spyOn(transport, 'send').mockImplementation(async ({ url, body }) => {
    const { pathname, search } = new URL(url, 'http://app.test')
    calls.push({ path: pathname, body: body === undefined ? undefined : (JSON.parse(body) as unknown) })
    const answer = answers[pathname + search] ?? answers[pathname] ?? { ended: 1 }
    if (typeof answer === 'number')
      return { kind: 'reply', status: answer, text: '{"isSuccess":false,"errMsg":"不行"}' }
    return { kind: 'reply', status: 200, text: JSON.stringify({ isSuccess: true, data: answer }) }
  })
}

/** The screen as its page shows it: the account comes from another feature. */
const Screen = () => <AccountSecurity account={<AccountCard returnTo='/account-security' />} />

const THREE = [session('a', 'iPhone · 微信', true), session('b', 'Mac · Safari'), session('c', '')]
const posted = (path: string) => calls.filter(call => call.path === path).map(({ body }) => body)
const pageText = () => document.body.textContent ?? ''
const button = (word: string) => all('[role="button"]').find(({ textContent }) => textContent === word)!

async function answerQuestion(agreed: boolean) {
  await until(() => useOpenConfirmations.getState().open.length > 0, PATIENCE)
  const [question] = useOpenConfirmations.getState().open
  await act(() => question!.answer(agreed))
  return question!.text
}

async function show(answers: Record<string, unknown> = {}, security: Visitor['security'] = { password: true }) {
  useSession.setState({ token: 't', visitor: { ...VISITOR, security } })
  serve({ [ACCOUNT_PATHS.sessions]: THREE, [ACCOUNT_PATHS.shares]: { total: 0, list: [] }, ...answers })
  await render(Screen)
  await until(() => calls.length > 1 && all('.skeleton').length === 0, PATIENCE)
}

beforeEach(() => {
  jest.restoreAllMocks()
  calls = []
  listenToToasts()
})

test('the account is named first, with the logout', async () => {
  await show()
  expect(one('.account__name').textContent).toBe(VISITOR.name)
  expect(button(accountCopy.action.logout)).toBeDefined()
})

describe('devices', () => {
  test('are listed, the one at hand marked and without a key to end it', async () => {
    await show()
    expect(all('.security-entry__title').map(({ textContent }) => textContent)).toEqual([
      'iPhone · 微信',
      'Mac · Safari',
      sessions.unknown,
    ])
    expect(one('.security-entry__mark').textContent).toBe(sessions.here)
    expect(all(`[aria-label="${fill(sessions.endOf, { device: 'iPhone · 微信' })}"]`)).toHaveLength(0)
  })

  test('one is ended after a question, and stays where it is answered with no', async () => {
    await show()
    const key = fill(sessions.endOf, { device: 'Mac · Safari' })
    await click(byLabel(key))
    expect(await answerQuestion(false)).toBe(fill(sessions.endAsk, { device: 'Mac · Safari' }))
    expect(posted(ACCOUNT_PATHS.endSession)).toEqual([])
    await click(byLabel(key))
    await answerQuestion(true)
    await until(() => !pageText().includes('Mac · Safari'), PATIENCE)
    expect(posted(ACCOUNT_PATHS.endSession)).toEqual([{ id: 'b' }])
    expect(toastTexts()).toEqual([sessions.ended])
  })

  test('all others are ended at once', async () => {
    await show()
    await click(button(sessions.endOthers))
    await answerQuestion(true)
    await until(() => all('.security-entry').length === 1, PATIENCE)
    expect(posted(ACCOUNT_PATHS.endOtherSessions)).toEqual([{}])
    expect(button(sessions.endOthers)).toBeUndefined()
  })

  test('what fails is told, and nothing goes', async () => {
    await show({ [ACCOUNT_PATHS.endSession]: 400 })
    await click(byLabel(fill(sessions.endOf, { device: 'Mac · Safari' })))
    await answerQuestion(true)
    await until(() => toastTexts().length > 0, PATIENCE)
    expect([toastTexts(), all('.security-entry').length]).toEqual([['不行'], 3])
  })

  test('that did not come can be asked for again', async () => {
    await show({ [ACCOUNT_PATHS.sessions]: 500 })
    serve({ [ACCOUNT_PATHS.sessions]: THREE })
    await click(button(accountCopy.action.retry))
    await until(() => all('.security-entry').length === 3, PATIENCE)
  })
})

describe('shares', () => {
  const page = (total: number, ...titles: string[]) => ({
    total,
    list: titles.map(title => share(`id ${title}`, title)),
  })

  test('are listed by what they open; what is gone from the corpus says so', async () => {
    const charts = {
      ...share('v'),
      opens: [{ method: 'case_visual_interface', query: '全文:违约金,案由:合同纠纷,当事人:甲公司;level=1' }],
    }
    await show({
      [ACCOUNT_PATHS.sessions]: [],
      [ACCOUNT_PATHS.shares]: { total: 3, list: [share('a', '买卖合同案'), share('b'), charts] },
    })
    expect(all('.security-entry__title').map(({ textContent }) => textContent)).toEqual([
      '买卖合同案',
      shares.withdrawn,
      '全文 违约金，案由 合同纠纷，攻方当事人 甲公司',
    ])
    expect(pageText()).toContain('2026-04-04')
  })

  test('the next ones come at a tap, and one that is revoked is not asked for twice', async () => {
    await show({
      [`${ACCOUNT_PATHS.shares}?skip=0`]: page(3, '甲案', '乙案'),
      [`${ACCOUNT_PATHS.shares}?skip=1`]: page(2, '丙案'),
    })
    await click(byLabel(fill(shares.revokeOf, { title: '甲案' })))
    await answerQuestion(true)
    await until(() => !pageText().includes('甲案'), PATIENCE)
    expect(posted(ACCOUNT_PATHS.revokeShare)).toEqual([{ id: 'id 甲案' }])
    await click(button(shares.more))
    await until(() => pageText().includes('丙案'), PATIENCE)
    expect(pageText()).toContain(fill(shares.count, { count: 2 }))
    expect(button(shares.more)).toBeUndefined()
  })

  test('all are revoked at once; without any a sentence says so', async () => {
    await show({ [ACCOUNT_PATHS.shares]: page(2, '甲案', '乙案') })
    await click(button(shares.revokeAll))
    await answerQuestion(true)
    await until(() => pageText().includes(shares.empty), PATIENCE)
    expect(posted(ACCOUNT_PATHS.revokeShares)).toEqual([{}])
  })
})

describe('the password', () => {
  const fillIn = async (old: string, next: string, again = next) => {
    await type(password.old, old)
    await type(password.next, next)
    await type(password.again, again)
  }
  const message = () => one('.security-password__message').textContent
  const wrong = () => one('.security-password__message--wrong').textContent
  const change = () => click(button(password.change))
  const open = async (answers: Record<string, unknown> = {}) => {
    await show(answers)
    await click(all('[role="link"]').find(({ textContent }) => textContent?.includes(password.title))!)
  }

  test('is changed; the old one and the new one go to the service once', async () => {
    await open({ [ACCOUNT_PATHS.password]: null })
    await fillIn('the first password', 'the second password')
    await change()
    await until(() => toastTexts().length > 0, PATIENCE)
    expect(toastTexts()).toEqual([password.changed])
    expect(posted(ACCOUNT_PATHS.password)).toEqual([{ old: 'the first password', new: 'the second password' }])
  })

  test.each([
    ['too short', 'too short', fill(password.rule, { least: 12, most: 256 })],
    ['the second password', 'the second passwort', password.differ],
  ])('%j and %j are not sent', async (next, again, sentence) => {
    await open()
    await fillIn('the first password', next, again)
    await change()
    expect(wrong()).toBe(sentence)
    expect(posted(ACCOUNT_PATHS.password)).toEqual([])
  })

  test('that the service refuses is told in its words', async () => {
    await open({ [ACCOUNT_PATHS.password]: 400 })
    await fillIn('wrong', 'the second password')
    await change()
    await until(() => message() === '不行', PATIENCE)
    expect(wrong()).toBe('不行')
  })

  test('is not offered to who has none', async () => {
    await show({}, { password: false })
    expect(pageText()).not.toContain(password.title)
  })
})

test('without the service there is no way there, and the screen says so', async () => {
  useSession.setState({ token: 't', visitor: VISITOR })
  await render(() => <AccountSecurityListItem onOpen={() => undefined} />)
  expect(pageText()).toBe('')
})

test('the screen of a server without it says so, and asks for nothing', async () => {
  useSession.setState({ token: 't', visitor: VISITOR })
  serve({})
  await render(Screen)
  expect(pageText()).toContain(accountCopy.security.notOffered.slice(0, 6))
  expect(calls).toEqual([])
})

test('a visitor whose data did not come can be asked for again', async () => {
  useSession.setState({ token: 't', visitor: undefined })
  serve({ [USER_PATHS.me]: 500 })
  await render(Screen)
  await until(() => button(accountCopy.action.retry) !== undefined, PATIENCE)
  await answerQuestion(true)
  serve({
    [USER_PATHS.me]: { name: '王', security: { password: true } },
    [ACCOUNT_PATHS.sessions]: THREE,
    [ACCOUNT_PATHS.shares]: { total: 0, list: [] },
  })
  await click(button(accountCopy.action.retry))
  await until(() => all('.security-entry').length === 3, PATIENCE)
  expect(pageText()).toContain(password.title)
})

test('a guest is shown the way in', async () => {
  useSession.setState({ token: undefined, visitor: undefined })
  serve({})
  await render(Screen)
  expect(button(accountCopy.action.login)).toBeDefined()
  expect(calls).toEqual([])
})

describe('personal tokens', () => {
  const token = (id: string, name: string) => ({
    ...{ id, name, madeAt: '2026-03-05T08:00:00Z', expiresAt: '2027-03-05T08:00:00Z' },
  })
  const showTokens = (answers: Record<string, unknown> = {}) =>
    show({ [ACCOUNT_PATHS.tokens]: [token('a', '办公室')], ...answers }, { password: true, tokens: true })

  test('are absent where the services have none', async () => {
    await show()
    expect(pageText()).not.toContain(tokens.title)
  })

  test('a new one is shown once, and joins the list', async () => {
    await showTokens({ [ACCOUNT_PATHS.makeToken]: { ...token('b', '家里'), token: 'alpha_secret' } })
    await click(all('[role="link"]').find(({ textContent }) => textContent?.includes(tokens.create))!)
    await type(tokens.name, '家里')
    await click(button(tokens.make))
    await until(() => pageText().includes('alpha_secret'), PATIENCE)
    expect(posted(ACCOUNT_PATHS.makeToken)).toEqual([{ name: '家里' }])
    await click(button(tokens.done))
    await until(() => !pageText().includes('alpha_secret'), PATIENCE)
    expect(all('[aria-label^="撤销 "]').map(one => one.getAttribute('aria-label'))).toEqual([
      '撤销 家里',
      '撤销 办公室',
    ])
  })

  test('one is revoked after a question', async () => {
    await showTokens()
    await click(byLabel(fill(tokens.revokeOf, { name: '办公室' })))
    expect(await answerQuestion(true)).toBe(fill(tokens.revokeAsk, { name: '办公室' }))
    await until(() => !pageText().includes('办公室'), PATIENCE)
    expect(posted(ACCOUNT_PATHS.revokeToken)).toEqual([{ id: 'a' }])
  })
})
