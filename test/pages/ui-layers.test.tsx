import { Input, Text, View } from '@tarojs/components'
import { useState } from 'react'
import { ActionBar } from '@/ui/action-bar'
import { Dropdown } from '@/ui/dropdown'
import { closeTopLayer } from '@/platform/layers'
import { splitView } from '@/platform/split-view'
import { Sheet } from '@/ui/sheet'
import { Tap } from '@/ui/tap'
import { act, all, click, byLabel, one, press, render, until } from '../support/render-block'

describe('Sheet', () => {
  function Screen({ onClose }: { onClose?: () => void }) {
    const [open, setOpen] = useState(false)
    const close = () => {
      onClose?.()
      setOpen(false)
    }
    return (
      <View className='taro_page'>
        <Tap className='opener' onTap={() => setOpen(true)}>
          打开
        </Tap>
        <Sheet
          open={open}
          onClose={close}
          title='目录'
          actions={<ActionBar main={{ label: '确定', onTap: close }} other={{ label: '重置', onTap: jest.fn() }} />}
        >
          <Input className='field' />
        </Sheet>
      </View>
    )
  }
  const open = async () => {
    const opener = one('.opener')
    opener.focus()
    await click(opener)
    await until(() => one('[role="dialog"]').contains(document.activeElement))
  }
  const gone = async () => {
    await until(() => all('[role="dialog"]').length === 0)
  }
  /** What has the focus, by the name a screen reader would say. */
  const focused = () => {
    const { activeElement: element, body } = document
    return element === body ? 'nothing' : (element?.getAttribute('aria-label') ?? element?.textContent)
  }

  test('given it opens, then it is a named modal dialog that holds the focus and the page', async () => {
    await render(Screen)
    expect(all('[role="dialog"]')).toHaveLength(0)
    await open()
    const dialog = one('[role="dialog"]')
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(dialog.getAttribute('aria-label')).toBe('目录')
    expect(focused()).toBe('目录')
    expect(one('.taro_page').style.overflow).toBe('hidden')
  })

  test('given Tab is pressed at its ends, then the focus goes round inside', async () => {
    await render(Screen)
    await open()
    const [close, confirm] = [byLabel('关闭'), one('.action-bar__main')]
    confirm.focus()
    await press(confirm, 'Tab')
    expect(focused()).toBe('关闭')
    await press(close, 'Tab', { shiftKey: true })
    expect(focused()).toBe('确定')
  })

  test.each([
    ['Esc', () => press(document.body, 'Escape')],
    ['a tap on the mask', () => click(one('.layer__mask'))],
    ['the ×', () => click(byLabel('关闭'))],
    ['the phone’s back key', () => act(() => expect(closeTopLayer()).toBe(true))],
  ])('given %s, then it closes once and gives focus and scroll back', async (_, leave) => {
    const onClose = jest.fn()
    await render(() => <Screen onClose={onClose} />)
    await open()
    await leave()
    await gone()
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(focused()).toBe('打开')
    expect(one('.taro_page').style.overflow).toBe('')
    expect(closeTopLayer()).toBe(false)
  })

  test('given what opened it is gone, then the first tab stop around that takes the focus', async () => {
    function List() {
      const [rows, setRows] = useState(['甲', '乙'])
      const [row, setRow] = useState<string>()
      return (
        <View className='taro_page'>
          <Tap>标题</Tap>
          <View>
            {rows.map(name => (
              <Tap key={name} className='opener' onTap={() => setRow(name)}>
                {name}
              </Tap>
            ))}
          </View>
          <Sheet open={row !== undefined} onClose={() => setRow(undefined)} title='操作'>
            <Tap
              label='删除'
              onTap={() => {
                setRows(rows.filter(name => name !== row))
                setRow(undefined)
              }}
            />
          </Sheet>
        </View>
      )
    }
    await render(List)
    const [first] = all('.opener')
    first!.focus()
    await click(first!)
    await until(() => one('[role="dialog"]').contains(document.activeElement))
    await click(byLabel('删除'))
    await gone()
    expect(focused()).toBe('乙')
  })

  test('given two layers, then Esc takes the topmost only', async () => {
    const lower = jest.fn()
    const upper = jest.fn()
    await render(() => (
      <>
        <Sheet open title='下' onClose={lower}>
          <Text>下</Text>
        </Sheet>
        <Dropdown open label='上' onClose={upper}>
          <Text>上</Text>
        </Dropdown>
      </>
    ))
    await press(document.body, 'Escape')
    expect(upper).toHaveBeenCalledTimes(1)
    expect(lower).not.toHaveBeenCalled()
  })
})

test('given two layers beside the text, then the one that opens last is on top, wherever it stands in the page', async () => {
  jest.spyOn(splitView, 'useLarge').mockReturnValue(true)
  await render(function Screen() {
    const [open, setOpen] = useState<string[]>([])
    return ['笔记', '法条'].map(title => {
      const close = () => setOpen(open.filter(other => other !== title))
      return (
        <View key={title}>
          <Tap className={`open-${title}`} onTap={() => setOpen([...open, title])} />
          <Sheet beside open={open.includes(title)} onClose={close} title={title}>
            {title}
          </Sheet>
        </View>
      )
    })
  })
  const top = () =>
    all('.layer')
      .sort((a, b) => Number(b.style.zIndex) - Number(a.style.zIndex))
      .map(layer => layer.querySelector('[role="dialog"]')?.getAttribute('aria-label'))[0]
  await click(one('.open-法条'))
  await click(one('.open-笔记'))
  expect(top()).toBe('笔记')
  await act(() => void closeTopLayer())
  await until(() => all('.layer').length === 1)
  await click(one('.open-笔记'))
  await click(all('.layer [aria-label="关闭"]')[1]!)
  await until(() => all('.layer').length === 1)
  await click(one('.open-法条'))
  expect(top()).toBe('法条')
})
