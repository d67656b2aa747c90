/** Time and memory for a long document and the most expensive quotations. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { formatArticle } from '@domain/citation/article'
import { findAllCitations } from '@domain/citation-check/find'
import { citationQueries } from '@domain/citation-check/citation-query'
import { joinBrokenLines } from '@domain/citation-check/join-broken-lines'
import { CASES, LAWS } from '../../fixture/citation-check/library'
import { PARAGRAPHS } from '../../fixture/citation-check/paragraphs'
import type { TestServer } from '../support/server'
import { post } from '../support/visits'
import { aLaw, startSearching } from './corpus'

const ARTICLES = 1260
const article = (number: number) => ({
  no: formatArticle({ number }),
  path: [],
  text: Array.from({ length: 8 }, (_, at) => `第${number}种情形下的当事人应当在${at + 1}日内履行通知义务，`).join('\n'),
  history: [],
})
const long = aLaw('long', {
  title: '中华人民共和国海图法典',
  articles: Array.from({ length: ARTICLES }, (_, at) => article(at + 1)),
})

let server: TestServer
beforeAll(async () => void (server = await startSearching({ laws: [...LAWS, long], cases: CASES })))
afterAll(() => server.close())

const check = async (citations: CitationToCheck[]) =>
  (await post(server, CITATION_CHECK_PATHS.check, citations)).json<{ data: CheckedCitation[] }>().data

/** The processor's time in milliseconds, which is less variable on a busy machine than wall time. */
async function processorTime(work: () => Promise<unknown>) {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

test('a document of fifty pages is checked with all its citations', async () => {
  const filler = '原告与被告之间的合同关系成立，被告没有按照约定的期限支付货款，经原告多次催告仍未履行。'.repeat(12)
  const pages = Array.from({ length: 50 }, (_, page) => {
    const citations = [1, 2, 3]
      .map(at => `依照《海图法典》第${page * 20 + at}条规定：“应当在${at}日内履行通知义务”。`)
      .join('')
    return [PARAGRAPHS[page]?.[0] ?? '', citations, filler].join('\n')
  })
  const text = pages.join('\n')
  let judged = 0
  const took = await processorTime(async () => {
    const { queries: questions } = citationQueries(findAllCitations(joinBrokenLines(text)))
    for (let from = 0; from < questions.length; from += 50)
      judged += (await check(questions.slice(from, from + 50))).length
    expect(judged).toBe(questions.length)
  })
  expect(judged).toBeGreaterThan(190)
  process.stdout.write(
    `figure: a brief of ${text.length} characters, ${judged} citations, takes ${took.toFixed(0)} ms of processor\n`,
  )
})

test('each of the most expensive quotations is found to be wrong', async () => {
  const quote = '当事人在七日之外不履行告知义务的，应当说明理由；'.repeat(83)
  const citation = (at: number) => ({ law: '海图法典', article: `第${at}条`, quote })
  await check([citation(1)])
  const times: number[] = []
  const states: string[] = []
  for (let at = 2; at < 22; at++)
    times.push(
      await processorTime(async () => {
        states.push(...(await check([citation(at)])).map(({ state }) => state))
      }),
    )
  expect(states).toEqual(Array.from({ length: 20 }, () => 'misquoted'))
  const usual = times.sort((a, b) => a - b)[times.length / 2] ?? 0
  process.stdout.write(`figure: a misquotation of 2,000 characters takes ${usual.toFixed(0)} ms of processor\n`)
})
