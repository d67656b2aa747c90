import { takeLastVisitedIndex, setResultList, resultNeighboursOf, recordResultVisit } from '@/stores/result-list'
import type { RouteName } from '@/routing/routes'

const step = (jid: string) => ({ route: 'case-detail' as RouteName, params: { jid, query: '[]' } })
const steps = ['a', 'b', 'c'].map(step)

beforeEach(() => setResultList(steps))

test('a document in the middle of the list has a neighbour on either side', () => {
  expect(resultNeighboursOf('case-detail', 'b')).toEqual({ previous: steps[0], next: steps[2] })
})

test('beyond the ends of what was loaded there is none', () => {
  expect(resultNeighboursOf('case-detail', 'a')).toEqual({ previous: undefined, next: steps[1] })
  expect(resultNeighboursOf('case-detail', 'c')).toEqual({ previous: steps[1], next: undefined })
})

test('a document that the list did not have has none, nor has another library’s with the same id', () => {
  expect(resultNeighboursOf('case-detail', 'x')).toEqual({})
  expect(resultNeighboursOf('law-detail', 'b')).toEqual({})
})

describe('articles of one law, as answers of a question', () => {
  const answer = (lid: string, article: string) => ({ route: 'law-detail' as RouteName, params: { lid, article } })
  const answers = [answer('civil', '第五百七十七条'), answer('civil', '第五百八十四条'), answer('labour', '第三条')]
  beforeEach(() => setResultList(answers))

  test('are steps of their own', () => {
    expect(resultNeighboursOf('law-detail', 'civil', '第五百七十七条')).toEqual({ next: answers[1] })
    expect(resultNeighboursOf('law-detail', 'civil', '第五百八十四条')).toEqual({
      previous: answers[0],
      next: answers[2],
    })
  })

  test('an article that the list does not have stands at the first row of its law', () => {
    expect(resultNeighboursOf('law-detail', 'labour', '第九条')).toEqual({ previous: answers[1] })
  })
})

test('another list takes the place of the first', () => {
  setResultList([step('x'), step('b')])
  expect(resultNeighboursOf('case-detail', 'b')).toEqual({ previous: step('x'), next: undefined })
  expect(resultNeighboursOf('case-detail', 'a')).toEqual({})
})

test('where one has walked to is told to its list, and once', () => {
  const { next } = resultNeighboursOf('case-detail', 'b')
  recordResultVisit(next!)
  expect(takeLastVisitedIndex([step('c')])).toBe(-1)
  expect(takeLastVisitedIndex(steps)).toBe(2)
  expect(takeLastVisitedIndex(steps)).toBe(-1)
})

test('who opens another row has not walked', () => {
  recordResultVisit(steps[2]!)
  setResultList(steps)
  expect(takeLastVisitedIndex(steps)).toBe(-1)
})
