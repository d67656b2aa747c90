import { endOfWalk, layTrail, neighboursOf, walkOn } from '@/stores/result-trail'
import type { RouteName } from '@/routes'

const step = (jid: string) => ({ route: 'case-detail' as RouteName, params: { jid, query: '[]' } })
const steps = ['a', 'b', 'c'].map(step)

beforeEach(() => layTrail(steps))

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
  layTrail([step('x'), step('b')])
  expect(neighboursOf('case-detail', 'b')).toEqual({ previous: step('x'), next: undefined })
  expect(neighboursOf('case-detail', 'a')).toEqual({})
})

test('where one has walked to is told to its list, and once', () => {
  const { next } = neighboursOf('case-detail', 'b')
  walkOn(next!)
  expect(endOfWalk([step('c')])).toBe(-1)
  expect(endOfWalk(steps)).toBe(2)
  expect(endOfWalk(steps)).toBe(-1)
})

test('who opens another row has not walked', () => {
  walkOn(steps[2]!)
  layTrail(steps)
  expect(endOfWalk(steps)).toBe(-1)
})
