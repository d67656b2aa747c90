/** How long a long brief takes, and how long the dearest question holds the loop. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { CheckedCitation, CitationToCheck } from '@contract/brief'
import { BRIEF_PATHS } from '@contract/paths'
import { formatArticle } from '@domain/citation/article'
import { findAll } from '@domain/brief/find'
import { questionsOf } from '@domain/brief/question'
import { unbroken } from '@domain/brief/unbroken'
import { CASES, LAWS } from '../../fixture/brief/library'
import { PARAGRAPHS } from '../../fixture/brief/paragraphs'
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
  (await post(server, BRIEF_PATHS.check, citations)).json<{ data: CheckedCitation[] }>().data

test('a brief of fifty pages takes no more than three seconds', async () => {
  const filler = '原告与被告之间的合同关系成立，被告没有按照约定的期限支付货款，经原告多次催告仍未履行。'.repeat(12)
  const pages = Array.from({ length: 50 }, (_, page) => {
    const own = [1, 2, 3]
      .map(at => `依照《海图法典》第${page * 20 + at}条规定：“应当在${at}日内履行通知义务”。`)
      .join('')
    return [PARAGRAPHS[page]?.[0] ?? '', own, filler].join('\n')
  })
  const text = pages.join('\n')
  const start = performance.now()
  const { questions } = questionsOf(findAll(unbroken(text)))
  let judged = 0
  for (let from = 0; from < questions.length; from += 50)
    judged += (await check(questions.slice(from, from + 50))).length
  const took = performance.now() - start
  expect(judged).toBe(questions.length)
  expect(judged).toBeGreaterThan(190)
  process.stdout.write(
    `figure: a brief of ${text.length} characters, ${judged} citations, is checked in ${took.toFixed(0)} ms\n`,
  )
  expect(took).toBeLessThan(3000)
})

test('the dearest quotations hold the loop no longer than 50 ms', async () => {
  const quote = '当事人在七日之外不履行告知义务的，应当说明理由；'.repeat(83)
  const citations = Array.from({ length: 50 }, (_, at) => ({ law: '海图法典', article: `第${at + 1}条`, quote }))
  await check(citations.slice(0, 1))
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const judged = await check(citations)
  delay.disable()
  expect(judged.every(({ state }) => state === 'misquoted')).toBe(true)
  process.stdout.write(`figure: fifty long misquotations hold the loop ${(delay.max / 1e6).toFixed(0)} ms at most\n`)
  expect(delay.max / 1e6).toBeLessThan(50)
})
