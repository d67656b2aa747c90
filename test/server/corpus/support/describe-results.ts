/** The results of real cases: as read by hand, and the same in charts as on the document screen. */
import { readCaseDetail } from '@/api/readers/case-detail'
import { caseDocument } from '../../../../src/libraries/case/document'
import type { Engine, EngineDocument } from '../../../../server/engine/port'
import { caseDetail } from '../../../../server/libraries/case/view'
import { MATCH_EVERYTHING } from '../../../../server/search/clause'
import { RESULTS_BY_HAND } from './results-by-hand'

/** The minimum number of cases with a result. The others are mostly first criminal instances, or lack their decision. */
const LEAST = 950

const resultIn = ({ values }: EngineDocument) => values['outcome'] ?? []

function shownIn(document: EngineDocument) {
  const word = caseDocument(readCaseDetail(caseDetail(document, []))!).opening?.result?.word
  return word ? [word] : []
}

export function describeResults(engine: () => Engine) {
  const read = (id: string) => engine().get('case', id) as Promise<EngineDocument>

  it.each(RESULTS_BY_HAND)('are %j where a reader finds it', async (result, ids) => {
    const documents = await Promise.all(ids.split(' ').map(read))
    expect(documents.filter(document => resultIn(document).join() !== result).map(({ id }) => id)).toEqual([])
  })

  it('are those of the document screen', async () => {
    const ids = await engine().ids({ collection: 'case', where: MATCH_EVERYTHING, order: { by: 'relevance' } })
    let resultCount = 0
    for (const id of ids) {
      const document = await read(id)
      const result = resultIn(document)
      resultCount += result.length
      expect([id, result]).toEqual([id, shownIn(document)])
    }
    process.stdout.write(`figure: ${resultCount} of ${ids.length} cases have a result\n`)
    expect(resultCount).toBeGreaterThanOrEqual(LEAST)
  })
}
