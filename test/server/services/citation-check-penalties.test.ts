/** Numbers of tax decisions in a citation check. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { findingMessage } from '@domain/citation-check/finding-messages'
import { linkTarget } from '@domain/citation-check/link-target'
import { findAllCitations } from '@domain/citation-check/find'
import { citationQuery } from '@domain/citation-check/citation-query'
import type { PenaltyRecord } from '../../../server/libraries/fiscal/penalty'
import type { TestServer } from '../support/server'
import { post } from '../support/visits'
import { aLaw, startSearching } from './corpus'

const penalty = (id: string, caseNumber: string): PenaltyRecord => ({
  id,
  title: `税务处理决定书（${caseNumber}）`,
  institution: '国家税务总局某市税务局稽查局',
  caseNumber,
  regions: [],
  taxTypes: [],
  paragraphs: [],
})

let server: TestServer
beforeAll(async () => {
  server = await startSearching({
    laws: [aLaw('law', { title: '税务文书办法', documentNumber: '某税发〔2023〕9号' })],
    penalties: [penalty('p1', '某税稽处〔2023〕1号'), penalty('p2', '某税稽处〔2023〕11号')],
  })
})
afterAll(() => server.close())

const check = async (citation: CitationToCheck) =>
  (await post(server, CITATION_CHECK_PATHS.check, [citation])).json<{ data: CheckedCitation[] }>().data[0]!

it.each(['某税稽处〔2023〕1号', '某税稽处(2023)1号', '税务局稽查局某税稽处〔2023〕1号'])(
  '%s is found',
  async number => {
    const checked = await check({ number })
    expect(checked).toMatchObject({ state: 'found', library: 'penalty', id: 'p1', number: '某税稽处〔2023〕1号' })
    expect(findingMessage(checked)).toBe('税务处理决定书（某税稽处〔2023〕1号）')
    expect(linkTarget(checked)).toEqual({ library: 'penalty', id: 'p1' })
  },
)

it('a number with a statement of a text is read from a brief', async () => {
  const [citation] = findAllCitations('依据某市税务局作出的某税稽处〔2023〕11号税务处理决定书，应予补缴。')
  expect(await check(citationQuery(citation!))).toMatchObject({ state: 'found', id: 'p2' })
})

it('a number of neither library is absent', async () => {
  expect(await check({ number: '某税稽处〔2023〕111号' })).toMatchObject({ state: 'absent' })
  expect(await check({ number: '某税发〔2023〕9号' })).toMatchObject({ state: 'inForce', id: 'law' })
})
