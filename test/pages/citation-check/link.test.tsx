/** A link to the findings of a citation check: how it is made, and what its recipients see. */
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import type { CheckedCitation, SharedCitationResults } from '@contract/citation-check'
import { FINDING_STATE_NAMES } from '@domain/citation-check/finding-messages'
import { LIMITS } from '@domain/limits'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { useSession } from '@/stores/session'
import { all, click, byLabel, until } from '../../support/render-block'
import { gate } from '../../support/time'
import { toastTexts } from '../../support/toasts'
import {
  PATIENCE,
  Refusal,
  button,
  check,
  dialogs,
  library,
  open,
  opened,
  sent,
  service,
  pageText,
  signIn,
  tap,
  textsOf,
  toasted,
} from './support'

const { citationCheck } = citationCheckCopy
const LAW = '中华人民共和国渔业法'
const KEY = 'k'.repeat(22)
const ONE = `依照《${LAW}》第五条规定：“应当自愿”，应予支持。`
const QUESTION = { law: LAW, article: '第五条', quote: '应当自愿', words: `《${LAW}》第五条` }
const changes: CheckedCitation['changes'] = [{ kind: 'added', text: '自愿' }]
const differing: CheckedCitation = { state: 'misquoted', library: 'law', id: 'l', title: LAW, changes }
const bodies = () => sent(CITATION_CHECK_PATHS.link).map(({ body }) => body)
const isOpen = () => dialogs().includes(citationCheck.linkTitle)

/** A document that is checked, with the sheet of its link open. */
async function openSheet(checked: CheckedCitation = differing, text = ONE) {
  library({ [LAW]: checked })
  await check(text)
  await tap(citationCheck.link)
  await until(isOpen, PATIENCE)
}

describe('before there is a link', () => {
  test('it is told what it will show and for how long', async () => {
    await openSheet()
    expect(textsOf('.citation-check-link__point')).toEqual(citationCheck.linkPoints)
    expect(sent(CITATION_CHECK_PATHS.link)).toEqual([])
  })

  test('whether quotations are shown can be chosen where one differs', async () => {
    await openSheet()
    expect(all('[role="switch"]')).toHaveLength(1)
  })

  test('and cannot where none differs', async () => {
    await openSheet({ ...differing, state: 'inForce', changes: undefined })
    expect(all('[role="switch"]')).toHaveLength(0)
  })

  test('a guest is asked to log in, and nothing is sent', async () => {
    await openSheet()
    await tap(citationCheck.linkMake)
    expect(useSession.getState().isLoginPopupOpen).toBe(true)
    expect(bodies()).toEqual([])
  })
})

describe('a link', () => {
  test('is made once, without the differences, and opens as others will see it', async () => {
    signIn()
    const late = gate()
    service.answers[CITATION_CHECK_PATHS.link] = () => late.opened.then(() => KEY)
    await openSheet()
    const key = button(citationCheck.linkMake)
    await click(key)
    await click(key)
    late.open()
    await until(() => opened.length > 0, PATIENCE)
    await until(() => !isOpen(), PATIENCE)
    expect(bodies()).toEqual([{ citations: [QUESTION], quotes: false }])
    expect(opened).toEqual([expect.stringContaining(`secretKey=${KEY}`)])
    expect([toastTexts(), isOpen()]).toEqual([[citationCheck.linked], false])
  })

  test('shows the differences where one wishes so', async () => {
    signIn()
    service.answers[CITATION_CHECK_PATHS.link] = KEY
    await openSheet()
    await click(byLabel(citationCheck.linkQuotes))
    await tap(citationCheck.linkMake)
    await until(() => opened.length > 0, PATIENCE)
    expect(bodies()).toEqual([{ citations: [QUESTION], quotes: true }])
  })

  test.each([
    ['too many requests', 429, citationCheckCopy.error.throttled],
    ['no network', 'network', citationCheckCopy.error.network],
    ['a refusal', new Refusal(400, { resultMsg: '链接过多' }), '链接过多'],
    ['an answer without a key', '', citationCheckCopy.error.server],
  ])('that fails by %s is told; the sheet stays, and it can be made after all', async (_, answer, sentence) => {
    signIn()
    service.answers[CITATION_CHECK_PATHS.link] = answer
    await openSheet()
    await tap(citationCheck.linkMake)
    await toasted()
    expect([toastTexts(), isOpen(), opened]).toEqual([[sentence], true, []])
    service.answers[CITATION_CHECK_PATHS.link] = KEY
    await tap(citationCheck.linkMake)
    await until(() => opened.length > 0, PATIENCE)
    expect(opened).toHaveLength(1)
  })

  test('takes no more than so many citations', async () => {
    signIn()
    const { linked: most } = LIMITS.citationCheck
    await openSheet(differing, `《${LAW}》第五条，`.repeat(most + 1))
    await tap(citationCheck.linkMake)
    await toasted()
    expect(toastTexts()).toEqual([fill(citationCheck.linkMost, { most })])
    expect(bodies()).toEqual([])
  })
})

describe('whoever is given it', () => {
  const report: SharedCitationResults = {
    madeAt: '2026-03-01T08:00:00',
    expiresAt: '2026-04-04T08:00:00',
    citations: [
      {
        name: `《${LAW}》第五条`,
        state: 'misquoted',
        saying: '引号中的文字与原文不同',
        lead: { library: 'law', id: 'l', law: LAW, article: '第五条' },
        changes,
      },
      { name: '《海洋花园法》第二条', state: 'absent', saying: '在本库中没有找到。本库收录至2026年03月01日' },
    ],
  }
  const openLink = async (answer: unknown = report) => {
    service.answers[CITATION_CHECK_PATHS.link] = answer
    await open({ secretKey: KEY })
    await until(() => all('.skeleton').length === 0, PATIENCE)
  }

  test('sees what was found, of when, and until when; nothing of the checked document', async () => {
    await openLink()
    expect(sent(CITATION_CHECK_PATHS.link).map(({ query }) => query.get('secretKey'))).toEqual([KEY])
    const times = fill(citationCheck.linkedTimes, { time: '2026-03-01 08:00', end: '2026-04-04' })
    expect(textsOf('.citation-check__summary')).toEqual([`${times}本库收录至2026年03月01日`])
    expect(textsOf('.verdict__sentence')).toEqual(['2 处引用，1 处须改'])
    expect(textsOf('.finding__name')).toEqual(report.citations.map(({ name }) => name))
    expect(textsOf('.finding .status')).toEqual([FINDING_STATE_NAMES.misquoted, FINDING_STATE_NAMES.absent])
    expect(textsOf('.finding__message')).toEqual(['多“自愿”', '在本库中没有找到'])
    expect(textsOf('[role="insertion"]')).toEqual([`${citationCheck.added}自愿`])
    expect(all('.finding__context')).toHaveLength(0)
    expect(pageText()).toContain(citationCheck.linkedNote)
  })

  test('sees what was not checked', async () => {
    await openLink({ ...report, pagesWithoutText: [2, 5], isCut: true })
    const [summary] = textsOf('.citation-check__summary')
    expect(summary).toContain(fill(citationCheck.pagesWithoutText, { pages: '2、5' }))
    expect(summary).toContain(fill(citationCheck.most, { most: LIMITS.citationCheck.most }))
  })

  test('has no keys of its maker, but one for a document of their own', async () => {
    await openLink()
    expect([citationCheck.report, citationCheck.link, citationCheck.copy, citationCheck.again].map(button)).toEqual(
      Array(4).fill(undefined),
    )
    await tap(citationCheck.checkYourOwn)
    await until(() => opened.length > 0, PATIENCE)
    expect(opened).toEqual([expect.not.stringContaining('secretKey')])
  })

  test('reads the article where there is one', async () => {
    await openLink()
    expect(all('.finding__actions')).toHaveLength(1)
    await click(all('.finding__actions [role="button"]')[0]!)
    await until(() => dialogs().length > 0, PATIENCE)
    expect(dialogs()).toEqual([LAW])
  })

  test.each([
    ['revoked', new Refusal(410, { id: 'share_unknown', resultMsg: '链接已失效' }), '链接已失效'],
    ['unknown', 404, citationCheckCopy.error.notFound],
  ])('of one that is %s sees so, and cannot ask for it again', async (_, answer, sentence) => {
    await openLink(answer)
    expect(pageText()).toContain(sentence)
    expect(button(citationCheckCopy.action.retry)).toBeUndefined()
    expect(textsOf('.finding')).toEqual([])
  })

  test.each([
    ['no network', 'network', citationCheckCopy.error.network],
    ['too many requests', 429, citationCheckCopy.error.throttled],
    ['an answer that cannot be read', { madeAt: '' }, citationCheckCopy.error.server],
  ])('is told of %s, and can try again', async (_, answer, sentence) => {
    await openLink(answer)
    expect(pageText()).toContain(sentence)
    service.answers[CITATION_CHECK_PATHS.link] = report
    await tap(citationCheckCopy.action.retry)
    await until(() => textsOf('.finding').length > 0, PATIENCE)
    expect(textsOf('.finding__name')).toHaveLength(2)
  })

  test('of a state that this app has never heard of sees it as not in the library', async () => {
    const [first] = report.citations
    await openLink({ ...report, citations: [{ ...first, state: 'doubted' }, { state: 'inForce' }] })
    expect(textsOf('.finding .status')).toEqual([FINDING_STATE_NAMES.absent])
    expect(textsOf('[role="insertion"]')).toEqual([])
  })
})
