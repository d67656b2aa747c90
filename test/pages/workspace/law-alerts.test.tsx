/** Changes of saved laws, as their rows show them. */
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { ENDED_STATUSES } from '@domain/law-time/standing'
import { formatLawDay } from '@domain/format/dates'
import { LIMITS } from '@domain/limits'
import { workspaceCopy, fill } from '@/copy/workspace'
import { useDocumentChanges } from '@/stores/workspace'
import * as day from '@/platform/today'
import { all, click, letPass, until } from '../../support/render-block'
import { unmount } from '../../support/render-page'
import {
  PATIENCE,
  type Seed,
  beIdle,
  bodyOf,
  judgment,
  law,
  lawsAre,
  lay,
  many,
  open,
  opened,
  requestsTo,
  service,
  signIn,
  tap,
  textsOf,
  titles,
} from './support'

const { workspace: words } = workspaceCopy
const LATER = { id: 'l-new', effective_date: '2026-01-01', time_limited: '现行有效' }
const news = () => textsOf('.workspace-line__change')
const requests = () => requestsTo(CITATION_CHECK_PATHS.check)

/** Laws are asked about once a day for each reader: every test is another reader. */
let readers = 0
async function openWith(now: Parameters<typeof lawsAre>[0], records: Seed[] = [law(1)]) {
  signIn(`reader ${++readers}`)
  lawsAre(now)
  const page = await open(records)
  await beIdle()
  await until(() => requests().length > 0, PATIENCE)
  return page
}

test('of an amended one the line says from when, and opens the text in force', async () => {
  await openWith({ 第1法: LATER })
  await until(() => news().length > 0, PATIENCE)
  expect(news()).toEqual([fill(words.amendedFrom, { day: formatLawDay(LATER.effective_date) })])
  await click(all('.workspace-line__tap')[0]!)
  await until(() => opened.length > 0, PATIENCE)
  expect(opened).toEqual(['/law-detail/l-new'])
  expect(bodyOf<'document'>('law-detail l1')?.params).toEqual({ lid: 'l1' })
})

test.each([
  ['amended on an unknown day', { ...LATER, effective_date: undefined }, [words.amended]],
  ['repealed', { ...LATER, id: 'l1', time_limited: ENDED_STATUSES[0] }, [words.repealed]],
  ['as it was', { ...LATER, id: 'l1' }, []],
  ['to change some day', { ...LATER, time_limited: '尚未生效' }, []],
  ['not the one that the services mean', { ...LATER, title: '另一法' }, []],
])('of one that is %s the line says what is so', async (_, now, sentences) => {
  await openWith({ 第1法: now, 第2法: LATER }, [law(1), law(2)])
  await until(() => news().length > 0, PATIENCE)
  const second = fill(words.amendedFrom, { day: formatLawDay(LATER.effective_date) })
  expect(news()).toEqual([...sentences, second])
})

test('the filter finds those that have changed', async () => {
  await openWith({ 第20法: LATER }, [...many(8), law(20), law(21)])
  await until(() => news().length > 0, PATIENCE)
  await tap(words.filter)
  const changed = fill(words.filterChoice, { name: words.marks.changed, count: 1 })
  await click(all('.choice-grid [role="radio"]').find(({ textContent }) => textContent === changed)!)
  expect(titles()).toEqual(['第20法'])
})

test('only laws and judgments are asked about, some at a time', async () => {
  const count = LIMITS.citationCheck.atOnce + 1
  const laws = Array.from({ length: count }, (_, at) => law(at + 1))
  const view = { ...judgment(1, { route: 'judicial-detail', params: { vid: 'v1' } }), id: 'judicial-detail v1' }
  await openWith({}, [view, ...laws])
  await until(() => requests().length > 1, PATIENCE)
  expect(requests().map(({ body }) => (body as object[]).length)).toEqual([LIMITS.citationCheck.atOnce, 1])
})

test('a service that does not tell is asked no further, and nothing is said', async () => {
  signIn(`reader ${++readers}`)
  const laws = Array.from({ length: LIMITS.citationCheck.atOnce + 1 }, (_, at) => law(at + 1))
  service.answers[CITATION_CHECK_PATHS.check] = 429
  await open(laws)
  await beIdle()
  await until(() => requests().length > 0, PATIENCE)
  // Another request would have followed by now.
  let turns = 0
  await until(() => turns++ > 2)
  expect([requests().length, news()]).toEqual([1, []])
})

describe('the next visit', () => {
  const { atOnce } = LIMITS.citationCheck
  const laws = Array.from({ length: atOnce + 1 }, (_, at) => law(at + 1))

  test('asks nothing on the same day', async () => {
    unmount(await openWith({ 第1法: LATER }))
    await open([law(1)])
    await beIdle()
    await letPass(0)
    expect(requests()).toHaveLength(1)
  })

  test('keeps the former news where the service fails, and the one after it asks again', async () => {
    const first = await openWith({ 第1法: LATER })
    await until(() => news().length > 0, PATIENCE)
    const former = news()
    unmount(first)

    jest.spyOn(day, 'today').mockReturnValue('2099-01-02')
    service.answers[CITATION_CHECK_PATHS.check] = 429
    const second = await open([law(1)])
    await beIdle()
    await until(() => requests().length > 1, PATIENCE)
    await letPass(0)
    expect(news()).toEqual(former)
    unmount(second)

    lawsAre({ 第1法: { ...LATER, id: 'l1' } })
    await open([law(1)])
    await beIdle()
    await until(() => news().length === 0, PATIENCE)
    expect([requests().length, news()]).toEqual([3, []])
  })

  test('asks again where only the first batch was answered, whose news stay', async () => {
    signIn(`reader ${++readers}`)
    lawsAre({ 第1法: LATER })
    const answer = service.answers[CITATION_CHECK_PATHS.check] as (questions: object[]) => object[]
    service.answers[CITATION_CHECK_PATHS.check] = (questions: object[]) =>
      requests().length === 2 ? 429 : answer(questions)
    const first = await open(laws)
    await beIdle()
    await until(() => requests().length > 1 && news().length > 0, PATIENCE)
    expect(news()).toHaveLength(1)
    unmount(first)

    await open(laws)
    await beIdle()
    await until(() => requests().length > 3, PATIENCE)
    expect(requests().map(({ body }) => (body as object[]).length)).toEqual([atOnce, 1, atOnce, 1])
  })

  test('of another reader shows nothing of the former one', async () => {
    unmount(await openWith({ 第1法: LATER }))
    await until(() => useDocumentChanges.getState().changes['law-detail l1'] !== undefined, PATIENCE)
    lay(`reader ${++readers}`, [law(1)])
    signIn(`reader ${readers}`)
    service.answers[CITATION_CHECK_PATHS.check] = 429
    await open([law(1)])
    await beIdle()
    await until(() => requests().length > 1, PATIENCE)
    await letPass(0)
    expect([requests().length, news()]).toEqual([2, []])
  })
})
