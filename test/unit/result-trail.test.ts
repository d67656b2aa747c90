import { takeLastVisited, setResultList, neighboursOf, recordVisit } from '@/stores/result-list'
import type { RouteName } from '@/routing/routes'

const step = (jid: string) => ({ route: 'case-detail' as RouteName, params: { jid, query: '[]' } })
const steps = ['a', 'b', 'c'].map(step)

beforeEach(() => setResultList(steps))

test('a document in the middle of the list has a neighbour on either side', () => {
  expect(neighboursOf('case-detail', 'b')).toEqual({ previous: steps[0], next: steps[2] })
})

test('beyond the ends of what was loaded there is none', () => {
  expect(neighboursOf('case-detail', 'a')).toEqual({ previous: undefined, next: steps[1] })
  expect(neighboursOf('case-detail', 'c')).toEqual({ previous: steps[1], next: undefined })
})

test('a document that the list did not have has none, nor has another library’s with the same id', () => {
  expect(neighboursOf('case-detail', 'x')).toEqual({})
  expect(neighboursOf('law-detail', 'b')).toEqual({})
})

test('another list takes the place of the first', () => {
  setResultList([step('x'), step('b')])
  expect(neighboursOf('case-detail', 'b')).toEqual({ previous: step('x'), next: undefined })
  expect(neighboursOf('case-detail', 'a')).toEqual({})
})

test('where one has walked to is told to its list, and once', () => {
  const { next } = neighboursOf('case-detail', 'b')
  recordVisit(next!)
  expect(takeLastVisited([step('c')])).toBe(-1)
  expect(takeLastVisited(steps)).toBe(2)
  expect(takeLastVisited(steps)).toBe(-1)
})

test('who opens another row has not walked', () => {
  recordVisit(steps[2]!)
  setResultList(steps)
  expect(takeLastVisited(steps)).toBe(-1)
})
