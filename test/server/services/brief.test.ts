/** Sixty paragraphs of briefs, each citation of which stands as it is known to. */
import type { CheckedCitation, CitationToCheck } from '@contract/brief'
import { BRIEF_PATHS } from '@contract/paths'
import { findAll } from '@domain/brief/find'
import { isTold, questionsOf } from '@domain/brief/question'
import { unbroken } from '@domain/brief/unbroken'
import { CASES, LAWS } from '../../fixture/brief/library'
import { PARAGRAPHS } from '../../fixture/brief/paragraphs'
import type { TestServer } from '../support/server'
import { failureIn, post } from '../support/visits'
import { startSearching } from './corpus'

let server: TestServer
beforeAll(async () => void (server = await startSearching({ laws: LAWS, cases: CASES })))
afterAll(() => server.close())

const ask = (citations: CitationToCheck[]) => post(server, BRIEF_PATHS.check, citations)
const answers = async (citations: CitationToCheck[]) =>
  (await ask(citations)).json<{ data: CheckedCitation[] }>().data
const one = async (citation: CitationToCheck) => (await answers([citation]))[0]

async function statesOf(paragraph: string) {
  const found = findAll(unbroken(paragraph))
  const { questions, own } = questionsOf(found)
  if (!questions.length) return ''
  const checked = await answers(questions)
  const states = found.map((citation, at) => ({ citation, state: checked[own[at] ?? -1]?.state ?? '' }))
  return states
    .filter(({ citation, state }) => isTold(citation, state))
    .map(({ state }) => state)
    .join(' ')
}

test('there are sixty', () => expect(PARAGRAPHS).toHaveLength(60))
test.each(PARAGRAPHS)('%s', async (paragraph, states) => expect(await statesOf(paragraph)).toBe(states))
