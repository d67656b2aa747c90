import { useState } from 'react'
import { Segmented } from '@/ui/segmented'
import { Switch } from '@/ui/switch'
import { Tabs } from '@/ui/tabs'
import { all, click, byLabel, one, press, render } from '../support/render-block'

describe('groups with one tab stop', () => {
  const libraries = [
    { key: 'case', label: '案例' },
    { key: 'law', label: '法规' },
    { key: 'article', label: '文章' },
  ]
  function Libraries() {
    const [active, setActive] = useState('case')
    return <Tabs tabs={libraries} active={active} onChange={setActive} label='资料库' />
  }
  const chosen = () => all('[aria-selected="true"], [aria-checked="true"]').map(member => member.textContent)

  test('given tabs, then one is selected and only that one is a tab stop', async () => {
    await render(Libraries)
    expect(one('[role="tablist"]').getAttribute('aria-label')).toBe('资料库')
    expect(chosen()).toEqual(['案例'])
    expect(all('[role="tab"]').map(tab => tab.tabIndex)).toEqual([0, -1, -1])
    await click(all('[role="tab"]')[1]!)
    expect(chosen()).toEqual(['法规'])
    expect(all('[role="tab"]').map(tab => tab.tabIndex)).toEqual([-1, 0, -1])
  })

  test('given the arrows, then the choice goes on, and round at the ends', async () => {
    await render(Libraries)
    const tabs = all('[role="tab"]')
    tabs[0]!.focus()
    await press(tabs[0]!, 'ArrowLeft')
    expect([chosen(), document.activeElement?.textContent]).toEqual([['文章'], '文章'])
    await press(tabs[2]!, 'ArrowRight')
    expect([chosen(), document.activeElement?.textContent]).toEqual([['案例'], '案例'])
  })

  test('given a segmented toggle of icons, then each says its name', async () => {
    const onChange = jest.fn()
    await render(() => (
      <Segmented
        label='样式'
        active='map'
        onChange={onChange}
        choices={[
          { key: 'map', label: '地图', icon: 'map' },
          { key: 'bar', label: '条形图', icon: 'chart-bar-big' },
        ]}
      />
    ))
    await press(byLabel('地图'), 'ArrowRight')
    expect(onChange).toHaveBeenCalledWith('bar')
  })
})

describe('Switch', () => {
  test('given it is on, then it says so and a key turns it off', async () => {
    const onChange = jest.fn()
    await render(() => <Switch checked onChange={onChange} label='有庭审视频' />)
    expect(byLabel('有庭审视频').getAttribute('aria-checked')).toBe('true')
    await press(byLabel('有庭审视频'), ' ')
    expect(onChange).toHaveBeenCalledWith(false)
  })
})
