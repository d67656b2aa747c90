import { View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { Icon } from '@/ui/icon'
import { Labels } from '@/ui/label'
import { Row } from '@/ui/row'
import { Segments } from '@/ui/segments'
import { State } from '@/ui/state'
import { Tap } from '@/ui/tap'
import { all, click, byLabel, one, press, render } from '../support/render-block'

describe('Tap', () => {
  test('given a tap, then a finger, Enter and Space all do it', async () => {
    const onTap = jest.fn()
    await render(() => <Tap onTap={onTap}>甲</Tap>)
    const button = one('[role="button"]')
    expect(button.tabIndex).toBe(0)
    await click(button)
    await press(button, 'Enter')
    await press(button, ' ')
    expect(onTap).toHaveBeenCalledTimes(3)
  })

  test('given a link, then Space is left to scroll the page', async () => {
    const onTap = jest.fn()
    await render(() => (
      <Tap role='link' onTap={onTap}>
        甲
      </Tap>
    ))
    const event = await press(one('[role="link"]'), ' ')
    expect(event.defaultPrevented).toBe(false)
    await press(one('[role="link"]'), 'Enter')
    expect(onTap).toHaveBeenCalledTimes(1)
  })

  test('given a disabled one, then nothing does it and it says so', async () => {
    const onTap = jest.fn()
    await render(() => (
      <Tap disabled onTap={onTap}>
        甲
      </Tap>
    ))
    const button = one('[role="button"]')
    await click(button)
    await press(button, 'Enter')
    expect(onTap).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.hasAttribute('tabindex')).toBe(false)
  })

  test('given one inside another, then each answers for itself', async () => {
    const outer = jest.fn()
    const inner = jest.fn()
    await render(() => (
      <Tap onTap={outer} label='外'>
        <Tap nested onTap={inner} label='内' />
      </Tap>
    ))
    await click(byLabel('内'))
    await press(byLabel('内'), 'Enter')
    expect(inner).toHaveBeenCalledTimes(2)
    expect(outer).not.toHaveBeenCalled()
  })

  test('given a name for analytics, then it stands on the part as sensors_name', async () => {
    await render(() => (
      <Tap sensorsName='case_row' onTap={jest.fn()}>
        甲
      </Tap>
    ))
    expect(one('[role="button"]').getAttribute('sensors_name')).toBe('case_row')
  })
})

describe('Button', () => {
  test('given it is busy, then it says so and does nothing', async () => {
    const onTap = jest.fn()
    await render(() => (
      <Button busy onTap={onTap}>
        登录
      </Button>
    ))
    await click(one('.button'))
    expect(onTap).not.toHaveBeenCalled()
    expect(one('.button').getAttribute('aria-busy')).toBe('true')
    expect(one('.button').textContent).toBe('登录')
  })
})

describe('Icon', () => {
  test('given no label it is decoration, given one it is an image with a name', async () => {
    await render(() => (
      <>
        <Icon name='search' />
        <Icon name='lock' label='未公开' />
      </>
    ))
    expect(one('.icon--search').hasAttribute('role')).toBe(false)
    expect(one('[role="img"]').getAttribute('aria-label')).toBe('未公开')
  })
})

describe('Chip', () => {
  test('given it can be removed, then its × says what goes, and a chip that cannot has none', async () => {
    const onRemove = jest.fn()
    await render(() => (
      <>
        <Chip name='法院' value='江苏省' onRemove={onRemove} />
        <Chip value='全文不包含 和解' excluding />
      </>
    ))
    await click(byLabel('移除条件 法院 江苏省'))
    expect(onRemove).toHaveBeenCalledTimes(1)
    expect(one('.chip--excluding').querySelector('[role="button"]')).toBeNull()
  })
})

describe('Labels', () => {
  test('given two types in a row, then a dot parts them, and nothing parts a tag from a type', async () => {
    await render(() => (
      <Labels
        labels={[
          { kind: 'rank', text: '指导性案例' },
          { kind: 'type', text: '民事' },
          { kind: 'type', text: '判决书' },
        ]}
      />
    ))
    expect(all('.label + .label').map(label => label.textContent)).toEqual(['判决书'])
    expect(one('.tag').textContent).toBe('指导性案例')
  })
})

describe('State', () => {
  test('given a sentence, then it is told whole, breaks after its commas only, and never after its first word', async () => {
    await render(() => <State kind='empty' sentence='抱歉，没有找到具体结果，请尝试调整' />)
    expect(one('[role="status"]').textContent).toBe('抱歉，没有找到具体结果，请尝试调整')
    expect(all('.state__phrase').map(phrase => phrase.textContent)).toEqual(['抱歉，没有找到具体结果，', '请尝试调整'])
  })

  test('given a sentence with a bracket, then it breaks before the bracket, and not in it', async () => {
    await render(() => <State kind='empty' sentence='本库收录至2026年01月30日（按所收公告最新的发布日期）' />)
    expect(all('.state__phrase').map(phrase => phrase.textContent)).toEqual([
      '本库收录至2026年01月30日',
      '（按所收公告最新的发布日期）',
    ])
  })

  test('given two ways on, then each is a button that leads there', async () => {
    const [login, home] = [jest.fn(), jest.fn()]
    const actions: [{ label: string; onTap: () => void }, { label: string; onTap: () => void }] = [
      { label: '登录后查看', onTap: login },
      { label: '返回首页', onTap: home },
    ]
    await render(() => <State kind='gate' sentence='这份文书需要登录' actions={actions} />)
    const [first, second] = all('[role="button"]')
    await click(first!)
    await press(second!, 'Enter')
    expect([first!.textContent, second!.textContent]).toEqual(['登录后查看', '返回首页'])
    expect([login, home].map(way => way.mock.calls.length)).toEqual([1, 1])
  })
})

describe('Segments', () => {
  const markup = '<b onclick="alert(1)">违约金</b>'

  test('given markup in a piece, then it is read as text', async () => {
    await render(() => (
      <View className='text'>
        <Segments
          segments={[
            { kind: 'text', text: markup },
            { kind: 'hit', text: '<i>' },
          ]}
        />
      </View>
    ))
    expect(one('.text').textContent).toBe(`${markup}<i>`)
    expect(all('b, i')).toHaveLength(0)
    expect(one('.segment-hit').textContent).toBe('<i>')
  })

  test('given a link, then it can be followed by finger and key, and knows where it leads', async () => {
    const onLink = jest.fn()
    const link = { kind: 'link', text: '民法典第五百八十四条', attributes: { lid: '1' } } as const
    await render(() => <Segments segments={[{ kind: 'text', text: '依照' }, link]} onLink={onLink} />)
    await click(one('[role="link"]'))
    await press(one('[role="link"]'), 'Enter')
    expect(onLink.mock.calls).toEqual([[link], [link]])
  })

  test('given nobody to follow links, then a link is plain text', async () => {
    await render(() => <Segments segments={[{ kind: 'link', text: '第一条' }]} />)
    expect(all('[role="link"]')).toHaveLength(0)
  })

  test('given a break, then it is a line’s end in running text and a space in a title', async () => {
    await render(() => (
      <>
        <View className='running'>
          <Segments segments={[{ kind: 'text', text: '甲' }, { kind: 'break' }, { kind: 'text', text: '乙' }]} />
        </View>
        <View className='title'>
          <Segments
            oneLine
            segments={[{ kind: 'text', text: '甲' }, { kind: 'break' }, { kind: 'text', text: '乙' }]}
          />
        </View>
      </>
    ))
    expect(one('.running').querySelectorAll('.segment-break')).toHaveLength(1)
    expect(one('.title').textContent).toBe('甲 乙')
  })
})

describe('Row', () => {
  const view = {
    title: [{ kind: 'text', text: '买卖合同纠纷案' } as const],
    meta: ['2023-08-14', '（2023）苏民终90017号'],
  }

  test('given its page is being opened, then it waits and takes no second tap', async () => {
    const onTap = jest.fn()
    await render(() => <Row view={view} busy onTap={onTap} />)
    await click(one('.row'))
    expect(onTap).not.toHaveBeenCalled()
    expect(one('.row').getAttribute('aria-busy')).toBe('true')
  })

  test('given no labels and no snippet, then no empty line stands for them', async () => {
    await render(() => <Row view={{ ...view, labels: [], snippet: [] }} onTap={jest.fn()} />)
    expect(all('.row__labels, .row__snippet')).toHaveLength(0)
    expect(all('.row__item').map(item => item.textContent)).toEqual(view.meta)
  })
})
