import { useState } from 'react'
import { ChoiceGrid } from '@/ui/choice-grid'
import { ChoiceList } from '@/ui/choice-list/pane'
import { Segmented } from '@/ui/segmented'
import { Switch } from '@/ui/switch'
import { Tabs } from '@/ui/tabs'
import { Tree, TreeBranch, TreeRow } from '@/ui/tree'
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

  test('given a grid, then only a name that needs three lines takes a whole row', async () => {
    const names = ['增值税', '国家税务总局办公厅', '国家税务总局深圳市税务局稽查局']
    await render(() => (
      <ChoiceGrid label='处罚机关' choices={names.map(name => ({ key: name, name }))} onChoose={jest.fn()} />
    ))
    expect(all('.choice-grid__field--whole').map(({ textContent }) => textContent)).toEqual([names[2]])
  })

  test('given four short names, then the grid has two columns', async () => {
    const names = ['不减半', '简易程序', '调解或撤诉', '合并审理']
    const choices = names.map(name => ({ key: name, name }))
    await render(() => <ChoiceGrid label='减半交纳' choices={choices} onChoose={jest.fn()} />)
    expect(all('.choice-grid--wide')).toHaveLength(1)
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

describe.each([
  ['a grid', ChoiceGrid],
  ['a list', ChoiceList],
])('a single choice in %s', (_, Choices) => {
  const years = ['2024', '2023', '2022'].map(key => ({ key, name: `${key}年` }))
  const show = (first: string, choices = years) => {
    const onChoose = jest.fn()
    function Years() {
      const [chosen, setChosen] = useState(first)
      const choose = (key: string) => {
        onChoose(key)
        setChosen(key)
      }
      return <Choices label='年份' choices={choices} chosen={chosen} onChoose={choose} />
    }
    return render(Years).then(() => onChoose)
  }
  const radios = () => all('[role="radiogroup"][aria-label="年份"] [role="radio"]')
  const states = () => radios().map(radio => [radio.getAttribute('aria-checked'), radio.tabIndex])

  test('announces which radio is chosen, and that one is the only tab stop', async () => {
    await show('2023')
    expect(states()).toEqual([
      ['false', -1],
      ['true', 0],
      ['false', -1],
    ])
  })

  test('given no choice, then the first radio is the tab stop', async () => {
    await show('')
    expect(states()).toEqual([
      ['false', 0],
      ['false', -1],
      ['false', -1],
    ])
  })

  test('given the arrows, then the focus moves and chooses', async () => {
    await show('2023')
    radios()[1]!.focus()
    await press(radios()[1]!, 'ArrowDown')
    expect([document.activeElement, states()[2]]).toEqual([radios()[2], ['true', 0]])
    await press(radios()[2]!, 'ArrowRight')
    expect([document.activeElement, states()[0]]).toEqual([radios()[0], ['true', 0]])
  })

  test('given only one choice, then an arrow does not take it back', async () => {
    const onChoose = await show('2024', years.slice(0, 1))
    await press(radios()[0]!, 'ArrowDown')
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('a tree', () => {
  function Causes() {
    const [open, setOpen] = useState(false)
    const row = (name: string, level: number, fold?: Parameters<typeof TreeRow>[0]['fold']) => (
      <TreeRow {...{ name, level, fold }} count='' label={name} selected={false} onSelect={jest.fn()} />
    )
    const fold = { label: '展开', open, onTap: () => setOpen(!open) }
    return (
      <Tree label='案由'>
        <TreeBranch row={row('合同', 1, fold)} below={open && <TreeBranch row={row('买卖', 2)} />} />
        <TreeBranch row={row('物权', 1)} />
      </Tree>
    )
  }
  const focused = () => document.activeElement?.getAttribute('aria-label')
  const pressed = async (key: string) => {
    const event = await press(document.activeElement as HTMLElement, key)
    expect(event.defaultPrevented).toBe(true)
    return focused()
  }

  test('given the arrows, then the focus moves from row to row, into a branch and out of it', async () => {
    await render(Causes)
    byLabel('合同').focus()
    expect(await pressed('ArrowDown')).toBe('物权')
    expect(await pressed('ArrowDown')).toBe('物权')
    expect(await pressed('Home')).toBe('合同')
    expect(await pressed('ArrowRight')).toBe('合同')
    expect(byLabel('合同').getAttribute('aria-expanded')).toBe('true')
    expect(await pressed('ArrowRight')).toBe('买卖')
    expect(await pressed('ArrowLeft')).toBe('合同')
    expect(await pressed('ArrowLeft')).toBe('合同')
    expect(all('[role="treeitem"]').map(({ textContent }) => textContent)).toEqual(['合同', '物权'])
    expect(await pressed('End')).toBe('物权')
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
