/** The assessment on a citation and the sentence behind it. */
import { splitExplanation, FINDING_STATES } from '@domain/citation-check/finding-messages'
import { completenessMessage } from '@domain/law-time/completeness'
import { countAssessments, ASSESSMENTS, assessmentOf } from '@domain/citation-check/assessment'

test('what the library cannot decide is no fault and not right', () => {
  const heed = FINDING_STATES.filter(state => assessmentOf({ state }) === 'heed')
  expect(heed).toEqual(['otherArticle', 'repealed', 'amended', 'partly', 'unknown', 'notYet', 'absent'])
  expect(FINDING_STATES.filter(state => assessmentOf({ state }) === 'right')).toEqual(['inForce', 'found'])
})

test('a judgment that was overturned has to be changed', () => {
  expect(assessmentOf({ state: 'found', isOverturned: true })).toBe('change')
  expect(assessmentOf({ state: 'found', isOverturned: false })).toBe('right')
})

test('the worst is counted first, also what there is none of', () => {
  expect(countAssessments(['right', 'change', 'right'])).toEqual([
    { assessment: 'change', count: 1 },
    { assessment: 'heed', count: 0 },
    { assessment: 'right', count: 2 },
  ])
  expect(ASSESSMENTS).toHaveLength(3)
})

test.each([
  ['没有找到。本库收录至2026年03月01日', '没有找到', '本库收录至2026年03月01日'],
  ['本库收录至2026年03月01日', '', '本库收录至2026年03月01日'],
  ['没有找到', '没有找到', ''],
  ['本库收录的文本已被修改', '本库收录的文本已被修改', ''],
])('%s is parted', (explanation, message, completeness) => {
  expect(splitExplanation(explanation)).toEqual({ message, completeness })
})

test.each(['stated', 'newest', 'few'] as const)('a sentence about the last day is parted: %s', ground => {
  const completeness = completenessMessage({ day: '2026-03-01', ground })
  expect(splitExplanation(`没有找到。${completeness}`)).toEqual({ message: '没有找到', completeness })
})
