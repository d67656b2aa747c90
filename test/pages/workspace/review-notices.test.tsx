/** Notices in the workspace on saved judgments that a later decision has overturned. */
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { WORKSPACE_PATHS } from '@contract/paths'
import { LIMITS } from '@domain/limits'
import { formatPaperDay } from '@domain/format/dates'
import { workspaceCopy, fill } from '@/copy/workspace'
import { today } from '@/platform/today'
import { useDocumentChanges, useSyncStatus } from '@/stores/workspace'
import { all, byLabel, click, letPass, until } from '../../support/render-block'
import { unmount } from '../../support/render-page'
import { PATIENCE, beIdle, bodyOf, judgment, open, opened, requestsTo, service, signIn, tap, textsOf } from './support'

const { reviews: words, overturned } = workspaceCopy.workspace
const BY = {
  ...{ caseNumber: '（2021）琼民终12号', courtName: '海南省高级人民法院' },
  ...{ judgementDate: '2021-03-02', jid: 'c9' },
}
const changed = (id: string, word = '二审已改判', by: object | undefined = BY) => ({
  ...{ state: 'found', library: 'case', id },
  laterReview: { word, overturned: true, by },
})
const unchanged = (id: string) => ({ state: 'found', library: 'case', id })

const requests = () => requestsTo(CITATION_CHECK_PATHS.check)
const lines = () => textsOf('.workspace-line__change')
const titles = () => textsOf('.review-notice__title')
const decisions = () => textsOf('.review-notice__by')
const decision = '海南省高级人民法院（2021）琼民终12号，2021年3月2日'

/** Each test is another reader: judgments are asked about once a day for each. */
let readers = 0
const signInAnew = () => signIn(`review reader ${++readers}`)
async function openWith(answers: object[], records = answers.map((_, at) => judgment(at + 1))) {
  signInAnew()
  service.answers[CITATION_CHECK_PATHS.check] = answers
  const page = await open(records)
  await beIdle()
  await until(() => requests().length > 0, PATIENCE)
  await letPass(0)
  return page
}

test('a judgment that was overturned has a notice with the decision, its day and the time', async () => {
  await openWith([changed('c1'), unchanged('c2')])
  await until(() => titles().length > 0, PATIENCE)
  expect(titles()).toEqual(['第1案'])
  expect(decisions()).toEqual([fill(words.by, { decision })])
  expect(textsOf('.review-notice .status')).toEqual(['二审已改判'])
  expect(textsOf('.review-notice__day')).toEqual([fill(words.noticed, { day: formatPaperDay(today()) })])
  expect(lines()).toEqual([fill(overturned, { word: '二审已改判' })])
  expect(requests()[0]?.body).toEqual([
    { isCase: true, id: 'c1' },
    { isCase: true, id: 'c2' },
  ])
})

test('a guest has the same on the device', async () => {
  useDocumentChanges.setState({ changes: {}, checkedOn: undefined, owner: undefined })
  service.answers[CITATION_CHECK_PATHS.check] = [changed('c1')]
  await open([judgment(1)])
  await beIdle()
  await until(() => titles().length > 0, PATIENCE)
  expect(titles()).toEqual(['第1案'])
})

test('a judgment that was overturned when it was saved has none, nor has one that stands', async () => {
  await openWith(
    [changed('c1'), { ...unchanged('c2'), laterReview: { word: '二审维持', overturned: false } }],
    [judgment(1, { status: '二审已改判' }), judgment(2)],
  )
  expect([titles(), lines()]).toEqual([[], []])
})

test('a back end that tells no decision shows none, and one that tells nothing shows nothing', async () => {
  unmount(await openWith([changed('c1', '二审已改判', undefined)]))
  expect(bodyOf<'document'>('case-detail c1')?.review).toMatchObject({ word: '二审已改判' })
  await openWith([{ state: 'absent' }])
  expect(titles()).toEqual([])
})

test('a decision that the library lacks is named, and opens nothing', async () => {
  await openWith([changed('c1', '二审已改判', { ...BY, jid: undefined })])
  await until(() => titles().length > 0, PATIENCE)
  expect(decisions()).toEqual([fill(words.by, { decision: fill(words.missing, { decision }) })])
  expect(all('.review-notice__by[role="link"]')).toHaveLength(0)
})

describe('the notice ends', () => {
  test.each<[string, () => Promise<void>, string[]]>([
    ['that it was read', () => click(byLabel(fill(words.readLabel, { title: '第1案' }))), []],
    ['its judgment', () => click(all('.review-notice__title')[0]!), ['/case-detail/c1']],
    ['the decision', () => click(all('.review-notice__by')[0]!), ['/case-detail/c9']],
  ])('when the reader opens %s', async (_, read, addresses) => {
    await openWith([changed('c1')])
    await until(() => titles().length > 0, PATIENCE)
    await read()
    await until(() => titles().length === 0, PATIENCE)
    expect(opened).toEqual(addresses)
    expect(bodyOf<'document'>('case-detail c1')).toMatchObject({ status: '二审已改判', review: undefined })
    expect(lines()).toEqual([])
  })

  test('for all at once', async () => {
    const count = 7
    await openWith(Array.from({ length: count }, (_, at) => changed(`c${at + 1}`)))
    await until(() => titles().length > 0, PATIENCE)
    expect(titles()).toHaveLength(5)
    expect(textsOf('.review-notices__more')).toEqual([fill(words.more, { count: count - 5 })])
    await tap(words.readAll)
    expect([titles(), lines()]).toEqual([[], []])
  })

  test('when the judgment stands after all', async () => {
    const review = { word: '已裁定提审', at: 1 }
    await openWith([unchanged('c1')], [judgment(1, { review })])
    await until(() => titles().length === 0, PATIENCE)
    expect(bodyOf<'document'>('case-detail c1')?.review).toBeUndefined()
  })

  test('not when the service fails', async () => {
    signInAnew()
    service.answers[CITATION_CHECK_PATHS.check] = 429
    await open([judgment(1, { review: { word: '二审已改判', at: 1 } })])
    await beIdle()
    await until(() => requests().length > 0, PATIENCE)
    expect(titles()).toEqual(['第1案'])
  })
})

describe('an import', () => {
  const sync = (library?: string) =>
    (service.answers[WORKSPACE_PATHS.sync] = { cursor: 1, entries: [], taken: [], refused: [], library })

  test('is compared with on the same day, once', async () => {
    sync('first')
    unmount(await openWith([unchanged('c1')]))
    await open([judgment(1)])
    await beIdle()
    await letPass(0)
    expect(requests()).toHaveLength(1)
    sync('second')
    service.answers[CITATION_CHECK_PATHS.check] = [changed('c1')]
    await open([judgment(1)])
    await until(() => useSyncStatus.getState().library === 'second', PATIENCE)
    await letPass(0)
    await beIdle()
    await until(() => titles().length > 0, PATIENCE)
    expect(requests()).toHaveLength(2)
  })
})

test('a desk of ten times the most judgments is asked about as far as the limit, in equal batches', async () => {
  const most = 500
  const { atOnce } = LIMITS.citationCheck
  signInAnew()
  service.answers[CITATION_CHECK_PATHS.check] = (questions: Array<{ id: string }>) =>
    questions.map(({ id }) => unchanged(id))
  await open(Array.from({ length: 10 * most }, (_, at) => judgment(at + 1)))
  await beIdle()
  await until(() => requests().length >= most / atOnce, PATIENCE)
  await letPass(0)
  expect(requests().map(({ body }) => (body as object[]).length)).toEqual(Array(most / atOnce).fill(atOnce))
})
