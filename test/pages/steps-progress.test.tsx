import { copy } from '@/copy'
import { ProgressBar } from '@/ui/progress'
import { ProgressSteps } from '@/ui/steps'
import { all, byLabel, one, render } from '../support/render-block'

const TITLES = ['选取案例', '填写内容', '生成报告']

test('given steps, then each is read with its number, its name and where it stands', async () => {
  await render(() => <ProgressSteps label='步骤' titles={TITLES} current={1} />)
  expect(byLabel('步骤').getAttribute('role')).toBe('group')
  expect(all('.at-steps__item').map(step => step.textContent)).toEqual([
    `1选取案例${copy.steps.finished}`,
    `2填写内容${copy.steps.current}`,
    `3生成报告${copy.steps.later}`,
  ])
  expect(one('.at-steps__item--active').textContent).toContain('填写内容')
})

test('given work under way, then a bar with a name tells how far it is', async () => {
  await render(() => <ProgressBar label='正在生成报告' percent={33.4} />)
  const bar = one('[role="progressbar"]')
  const attributes = ['aria-label', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map(name =>
    bar.getAttribute(name),
  )
  expect(attributes).toEqual(['正在生成报告', '0', '100', '33'])
  expect(bar.textContent).toBe('33%')
  expect(one('[role="status"]').textContent).toBe('正在生成报告')
  expect(one('.at-progress__outer-inner-background').style.width).toBe('33%')
})
