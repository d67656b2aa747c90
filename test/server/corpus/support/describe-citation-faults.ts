/** Planted faults of citations: nearly all are told, and nearly no true citation is accused. */
import type { CheckedCitation, CitationState } from '@contract/citation-check'
import { citationQueries, isReportedCitation } from '@domain/citation-check/citation-query'
import { findAllCitations } from '@domain/citation-check/find'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { checkAllCitations } from '../../../../server/citation-check/check-all'
import { checkQuotes } from '../../../../server/citation-check/versions'
import type { Engine } from '../../../../server/engine/port'
import type { Visitor } from '../../../../server/http/visitor'
import { type Sentence, plantedDocuments, rewordedSentences } from './citation-faults'

const SEED = 28
const BRIEFS = 50
const SENTENCES = 20
const REWORDED = 200
const ACCUSING: CitationState[] = [
  'misquoted',
  'otherArticle',
  'otherCase',
  'noArticle',
  'mismatched',
  'absent',
  'amended',
]
const MEMBER = { isOffice: false, points: [] } as unknown as Visitor

export interface CheckedSentence extends Sentence {
  states: CitationState[]
}

/** The article of a repealed law may be another one too. */
const statesOf = ({ state, resembles, unlikeFigure }: CheckedCitation): CitationState[] =>
  state === 'repealed' && (resembles ?? unlikeFigure) ? [state, 'otherArticle'] : [state]

export async function checkCitations(engine: Engine, sentences: Sentence[]): Promise<CheckedSentence[]> {
  const checked: CheckedSentence[] = []
  for (const sentence of sentences) {
    const citations = findAllCitations(`${sentence.text}。`)
    const { queries, indexes } = citationQueries(citations)
    const results = queries.length
      ? await checkAllCitations(queries, { engine, compareQuotes: checkQuotes, visitor: MEMBER, task: {} })
      : []
    const states = citations
      .map((citation, at) => ({ citation, result: results[indexes[at]!]! }))
      .filter(({ citation, result }) => isReportedCitation(citation, result.state))
      .flatMap(({ result }) => statesOf(result))
    checked.push({ ...sentence, states })
  }
  return checked
}

/** The state `absent` accuses only a planted fault: a true citation may be missing in the library. */
const isAccused = ({ states, fault }: CheckedSentence) =>
  states.some(state => ACCUSING.includes(state) && (fault !== undefined || state !== 'absent'))

/** Titles of laws that the library tells as amended or repealed. The tests of their time prove some of them. */
async function endedLawsIn(engine: Engine): Promise<ReadonlySet<string>> {
  const values = [LAW_STATUS.amended, LAW_STATUS.repealed]
  const where = { kind: 'value' as const, field: 'timeLimited', values }
  const ids = await engine.ids({ collection: 'law', where, order: { by: 'relevance' } })
  const laws = await Promise.all(ids.map(id => engine.get('law', id)))
  return new Set(laws.map(law => law!.title))
}

export function describeCitationFaults(engine: () => Engine) {
  it('tells 99 of 100 planted faults, and accuses at most one of 200 true citations', async () => {
    const checked: CheckedSentence[] = []
    for (const brief of plantedDocuments(SEED, [BRIEFS, SENTENCES], await endedLawsIn(engine())))
      checked.push(...(await checkCitations(engine(), brief)))
    const faults = checked.filter(({ fault }) => fault)
    const missed = faults.filter(sentence => !isAccused(sentence))
    const honest = checked.filter(({ fault }) => !fault)
    const accused = honest.filter(isAccused)
    process.stdout.write(
      `figure: of ${faults.length} planted faults ${faults.length - missed.length} are told; of ${honest.length} true citations ${accused.length} are accused\n`,
    )
    expect(missed.length).toBeLessThanOrEqual(faults.length / 100)
    expect(accused.length).toBeLessThanOrEqual(honest.length / 200)
  })

  it('tells 90 of 100 statements with one wrong word, and accuses no true one', async () => {
    const sentences = rewordedSentences(SEED, 2 * REWORDED, await endedLawsIn(engine()))
    const checked = await checkCitations(engine(), sentences)
    const faults = checked.filter(({ fault }) => fault)
    const reportedCount = faults.filter(isAccused).length
    process.stdout.write(`figure: of ${faults.length} statements with one wrong word ${reportedCount} are told\n`)
    expect(reportedCount).toBeGreaterThanOrEqual(0.9 * faults.length)
    expect(checked.filter(sentence => !sentence.fault && isAccused(sentence))).toEqual([])
  })
}
