/** What the ranking of articles learns from answered questions. */
import { fitTrees } from '../../scripts/article-weights/boost'
import type { QuestionWithAnswers } from '../../scripts/article-weights/samples'
import { treeSums } from '../../server/article-search/decision-trees'
import { type Feature, FEATURE_NAMES } from '../../server/article-search/features'
import { candidatesByScore, type RankingModel } from '../../server/article-search/ranking'
import { Random } from '../../server/corpus/sample/random'

const rowsOf = (candidates: Array<Partial<Record<Feature, number>>>) =>
  Float32Array.from(candidates.flatMap(values => FEATURE_NAMES.map(name => values[name] ?? 0)))

test('each level of a tree is one bit of the position of its value', () => {
  const tree = { features: ['text', 'covered'] as Feature[], thresholds: [0.5, 0.2], values: [1, 2, 3, 4] }
  const rows = rowsOf([
    { text: 0.4, covered: 0.1 },
    { text: 0.5, covered: 0.1 },
    { text: 0.4, covered: 0.2 },
    { text: 0.9, covered: 0.9 },
  ])
  expect([...treeSums([tree, tree], rows)]).toEqual([2, 4, 6, 8])
})

describe('trees', () => {
  const CANDIDATES = 40
  const random = new Random('candidates')
  /** An answer has either of two features, but not both: no weights can say that. */
  const judged: QuestionWithAnswers[] = Array.from({ length: 60 }, () => {
    const candidates = Array.from({ length: CANDIDATES }, (_, at) => {
      const isAnswer = at === 0
      const [one, other] = isAnswer ? [random.chance(0.5), false] : [true, true]
      const features = isAnswer ? [one, !one] : [one, other]
      const [text = 0, covered = 0] = features.map(is => (is ? 0.6 : 0) + 0.4 * random.next())
      return { text, covered, lawAnswers: isAnswer ? 1 : 0 }
    })
    const articles = Uint32Array.from(candidates.keys())
    const scores = new Float32Array(CANDIDATES)
    return { candidates: { articles, scores }, rows: rowsOf(candidates), answers: new Set([0]) }
  })
  const trees = fitTrees(judged, { text: 1, covered: 1 })

  it('put first what no weights can tell from the others', () => {
    const firstBy = (model: RankingModel) => judged.filter(one => candidatesByScore(one, model)[0] === 0).length
    expect(firstBy({ weights: {}, trees })).toBeGreaterThan(45)
    expect(firstBy({ weights: { text: 1, covered: 1 }, trees: [] })).toBe(0)
  })

  it('count as much as the weights that they correct', () => {
    const double = fitTrees(judged, { text: 2, covered: 2 })
    expect(double[0]!.values.map(value => value / 2)).toEqual(trees[0]!.values.map(value => expect.closeTo(value, 4)))
  })

  it('are the same for the same questions', () => expect(fitTrees(judged, { text: 1, covered: 1 })).toEqual(trees))

  it('do not learn which laws the questions ask about', () =>
    expect(trees.flatMap(({ features }) => features)).not.toContain('lawAnswers'))
})
