import { Tap } from '@/ui/tap'
import { Timeline } from '@/ui/timeline'
import { all, click, byLabel, one, press, render } from '../support/render-block'

const LABEL = '各版本'

test('given entries, then it is a list of them with a name, and each dot says whether it is marked', async () => {
  const entries = [{ content: '2010年制定' }, { content: '2015年修正', marked: true }]
  await render(() => <Timeline label={LABEL} entries={entries} />)
  expect(byLabel(LABEL).getAttribute('role')).toBe('list')
  expect(all('[role="list"] [role="listitem"]').map(item => item.textContent)).toEqual(['2010年制定', '2015年修正'])
  expect(one('.at-timeline-item--marked').textContent).toBe('2015年修正')
})

test('given keys within an entry, then a finger and a keyboard both reach them', async () => {
  const onTap = jest.fn()
  await render(() => <Timeline label={LABEL} entries={[{ content: <Tap label='打开' onTap={onTap} /> }]} />)
  await click(byLabel('打开'))
  await press(byLabel('打开'), 'Enter')
  expect(onTap).toHaveBeenCalledTimes(2)
  expect(byLabel('打开').tabIndex).toBe(0)
})
