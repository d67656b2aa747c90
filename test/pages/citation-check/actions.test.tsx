/** Actions on the findings of 引用核验: opening the text, comparing an amended article, making the report. */
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import type { CheckedCitation } from '@contract/citation-check'
import { LAW_PATHS } from '@contract/paths'
import { LIMITS } from '@domain/limits'
import { citeLaw } from '@domain/citation/cite-as'
import { citationCheckCopy } from '@/copy/citation-check'
import * as files from '@/actions/download-document'
import { reportFilePath } from '@/api/report'
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
  findings,
  library,
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
const FORMER = { id: 'l-2013', title: `${LAW}（2013年修正）`, text: '修改前的文字。' }
const NUMBER = '（2020）内01民终90012号'
const law = (more: Partial<CheckedCitation> = {}): CheckedCitation => ({
  ...{ state: 'inForce', library: 'law', id: 'l', title: LAW, article: '第五条', text: '现行的文字。' },
  ...more,
})
const ONE = `依照《${LAW}》第五条，应予支持。`
/** What the law's article is asked for by, once it is. */
async function articleRequest() {
  await until(() => sent(LAW_PATHS.article).length > 0, PATIENCE)
  return Object.fromEntries(sent(LAW_PATHS.article)[0]?.query ?? [])
}
const readKey = (title: string, article = '') => byLabel(`${citationCheck.read} ${citeLaw(title, article)}`)

describe('the text', () => {
  test('of an article opens over the findings, which stay', async () => {
    library({ [LAW]: law() })
    await check(ONE)
    await click(readKey(LAW, '第五条'))
    expect(await articleRequest()).toMatchObject({ lid: 'l', article: '第五条' })
    expect(dialogs()).toEqual([LAW])
    expect([findings().length, opened]).toEqual([1, []])
  })

  test('of an article that is gone is that of the former law', async () => {
    library({ [LAW]: law({ state: 'amended', text: undefined, former: FORMER }) })
    await check(ONE)
    await click(all('.finding__actions [role="button"]')[0]!)
    expect(await articleRequest()).toMatchObject({ lid: FORMER.id, article: '第五条' })
  })

  test.each<[string, string, CheckedCitation, string]>([
    ['a law without an article', `依照《${LAW}》的规定，应予支持。`, law({ article: undefined }), '/law-detail/l'],
    ['a law that has no such article', ONE, law({ state: 'noArticle', article: undefined }), '/law-detail/l'],
    [
      'a judgment',
      `参见${NUMBER}判决。`,
      { state: 'found', library: 'case', id: 'c', title: '甲案' },
      '/case-detail/c',
    ],
    [
      'a similar case',
      `参见${NUMBER}判决。`,
      { state: 'found', library: 'similarity', id: 's', title: '乙案' },
      '/similarity-detail/s',
    ],
    [
      'a decision of a tax authority',
      `参见${NUMBER}判决。`,
      { state: 'found', library: 'penalty', id: 'p', title: '丙决定书' },
      '/fiscal-tax-penalty-detail/p',
    ],
  ])('of %s is a screen of its own', async (_, text, checked, address) => {
    library({ [LAW]: checked, [NUMBER]: checked })
    await check(text)
    await click(all('.finding__actions [role="button"]')[0]!)
    await until(() => opened.length > 0, PATIENCE)
    expect(opened).toEqual([address])
    expect(dialogs()).toEqual([])
  })

  test('is nowhere where the library has nothing of it', async () => {
    library({})
    await check(ONE)
    expect(findings()).toHaveLength(1)
    expect(all('.finding__actions')).toHaveLength(0)
  })
})

describe('an amended article', () => {
  test('is held against what it was', async () => {
    library({ [LAW]: law({ state: 'amended', former: FORMER }) })
    await check(ONE)
    await tap(citationCheck.compare)
    await until(() => dialogs().length > 0, PATIENCE)
    expect(pageText()).toContain(citationCheck.former)
    expect(dialogs()).toHaveLength(1)
  })

  test.each([
    ['its former text is not there', law({ state: 'amended' })],
    ['it is gone', law({ state: 'amended', former: FORMER, text: undefined })],
  ])('cannot be held against anything where %s', async (_, checked) => {
    library({ [LAW]: checked })
    await check(ONE)
    expect(textsOf('.finding__actions [role="button"]')).toEqual([citationCheck.read])
  })
})

describe('the report', () => {
  const report = { key: 'k'.repeat(22), title: '引用核验报告' }
  const isBusy = () => all('[aria-busy="true"]').length > 0

  test('is for members: a guest is asked to log in, and nothing is sent', async () => {
    library({ [LAW]: law() })
    await check(ONE)
    await tap(citationCheck.report)
    expect(useSession.getState().isLoginPopupOpen).toBe(true)
    expect(sent(CITATION_CHECK_PATHS.report)).toEqual([])
  })

  test('is made once, of the citations and their places, and fetched', async () => {
    signIn()
    const [late, fetched] = [gate(), jest.spyOn(files, 'downloadDocument').mockResolvedValue()]
    service.answers[CITATION_CHECK_PATHS.report] = () => late.opened.then(() => report)
    library({ [LAW]: law() })
    await check(ONE)
    const key = button(citationCheck.report)
    await click(key)
    await click(key)
    expect(isBusy()).toBe(true)
    late.open()
    await until(() => !isBusy(), PATIENCE)
    expect(sent(CITATION_CHECK_PATHS.report).map(({ body }) => body)).toEqual([
      { citations: [{ law: LAW, article: '第五条', words: `《${LAW}》第五条`, place: ONE }] },
    ])
    expect(fetched.mock.calls).toEqual([[{ path: reportFilePath(report.key), title: report.title, isPublic: true }]])
  })

  test('of more citations than it can list says that it is not whole', async () => {
    signIn()
    jest.replaceProperty(LIMITS.citationCheck as { reported: number }, 'reported', 1)
    library({ [LAW]: law() })
    await check(`依照《${LAW}》第五条、第六条，应予支持。`)
    await tap(citationCheck.report)
    await until(() => sent(CITATION_CHECK_PATHS.report).length > 0, PATIENCE)
    expect(sent(CITATION_CHECK_PATHS.report)[0]!.body).toMatchObject({
      citations: [{ article: '第五条' }],
      isCut: true,
    })
  })

  test.each([
    ['too many requests', 429, citationCheckCopy.error.throttled],
    ['a broken service', 500, citationCheckCopy.error.server],
    ['a refusal', new Refusal(400, { resultMsg: '报告过长' }), '报告过长'],
  ])('that fails by %s is told, fetches nothing, and can be made again', async (_, answer, sentence) => {
    signIn()
    const fetched = jest.spyOn(files, 'downloadDocument').mockResolvedValue()
    service.answers[CITATION_CHECK_PATHS.report] = answer
    library({ [LAW]: law() })
    await check(ONE)
    await tap(citationCheck.report)
    await toasted()
    expect(toastTexts()).toEqual([sentence])
    expect(fetched).not.toHaveBeenCalled()
    service.answers[CITATION_CHECK_PATHS.report] = report
    await tap(citationCheck.report)
    await until(() => fetched.mock.calls.length > 0, PATIENCE)
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})
