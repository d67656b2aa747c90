/** Dragging a sheet or a drawer off the screen, with the touch events of a phone's browser. */
import { Input, View } from '@tarojs/components'
import { useState } from 'react'
import { Drawer } from '@/ui/drawer'
import { Sheet } from '@/ui/sheet'
import { act, all, letPass, one, render, until } from '../support/render-block'

const HEIGHT = 300
const WIDTH = 300

let clock = 0

/** One touch event, 16 ms after the last, with the fingers that are down by then. */
async function touch(type: string, target: Element, fingers: Array<[x: number, y: number]>, later = 16) {
  clock += later
  const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY }))
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { touches, changedTouches: touches })
  Object.defineProperty(event, 'timeStamp', { value: clock })
  await act(() => void target.dispatchEvent(event))
  return event
}

const box = () => one('.layer__box')
const shift = () => box().style.transform
const isOpen = () => all('.layer--leaving').length === 0 && all('.layer__box').length === 1

beforeAll(() => Object.assign(window, { ontouchstart: null }))

/** The box, once a finger can pull it. */
async function ready() {
  Object.defineProperties(box(), { offsetHeight: { value: HEIGHT }, offsetWidth: { value: WIDTH } })
  await letPass(50)
}

const closed = jest.fn()
beforeEach(() => closed.mockClear())

function Screen({ of: Of = Sheet, stays = false }: { of?: typeof Sheet | typeof Drawer; stays?: boolean }) {
  const [open, setOpen] = useState(true)
  const close = () => {
    closed()
    if (!stays) setOpen(false)
  }
  return (
    <View className='taro_page'>
      <Of open={open} onClose={close} title='目录'>
        <View className='line' />
        <Input className='field' />
      </Of>
    </View>
  )
}

async function pull(target: Element, ...ways: Array<[x: number, y: number]>) {
  await touch('touchstart', target, [[100, 500]])
  let last: Event | undefined
  for (const [x, y] of ways) last = await touch('touchmove', target, [[100 + x, 500 + y]])
  return last
}

test('the sheet goes with the finger, the mask fades along, and the browser does not scroll', async () => {
  await render(() => <Screen />)
  await ready()
  const event = await pull(one('.line'), [0, 10], [0, 85])
  expect(shift()).toBe('translateY(75px)')
  expect(one('.layer__mask').style.opacity).toBe('0.75')
  expect(event?.defaultPrevented).toBe(true)
  await touch('touchmove', one('.line'), [[100, 400]])
  expect(shift()).toBe('')
})

test('let go of beyond a third it closes once; before that it springs back', async () => {
  await render(() => <Screen />)
  await ready()
  await pull(one('.line'), [0, 10], [0, 90])
  await touch('touchend', one('.line'), [], 300)
  expect(shift()).toBe('')
  expect(one('.layer__mask').style.opacity).toBe('')
  expect(closed).not.toHaveBeenCalled()
  await pull(one('.line'), [0, 10], [0, 120])
  await touch('touchend', one('.line'), [], 300)
  expect(closed).toHaveBeenCalledTimes(1)
  expect(isOpen()).toBe(false)
  expect(shift()).toBe('translateY(110px)')
  await until(() => all('.layer__box').length === 0)
})

test('flung, it closes however short the way', async () => {
  await render(() => <Screen />)
  await ready()
  await pull(one('.line'), [0, 10], [0, 30], [0, 50])
  await touch('touchend', one('.line'), [])
  expect(closed).toHaveBeenCalledTimes(1)
})

test('one that is asked to stay comes back', async () => {
  await render(() => <Screen stays />)
  await ready()
  await pull(one('.line'), [0, 10], [0, 150])
  await touch('touchend', one('.line'), [], 300)
  expect(closed).toHaveBeenCalledTimes(1)
  await until(() => shift() === '')
  expect(isOpen()).toBe(true)
})

test('a drawer goes the way it came, and not down', async () => {
  await render(() => <Screen of={Drawer} />)
  await ready()
  await pull(one('.line'), [0, 10], [0, 80])
  expect(shift()).toBe('')
  await touch('touchend', one('.line'), [])
  await pull(one('.line'), [10, 0], [160, 0])
  expect(shift()).toBe('translateX(150px)')
  await touch('touchend', one('.line'), [], 300)
  expect(closed).toHaveBeenCalledTimes(1)
})

describe('nothing sticks', () => {
  test.each([
    [
      'a second finger',
      () =>
        touch('touchstart', one('.line'), [
          [100, 580],
          [200, 580],
        ]),
    ],
    [
      'a second finger elsewhere',
      () =>
        touch('touchmove', one('.line'), [
          [100, 580],
          [200, 580],
        ]),
    ],
    ['a phone that is turned', () => act(() => void window.dispatchEvent(new Event('resize')))],
    ['a scroll that the browser began', () => touch('touchcancel', one('.line'), [])],
  ])('%s', async (_, disturb) => {
    await render(() => <Screen />)
    await ready()
    await pull(one('.line'), [0, 10], [0, 150])
    expect(shift()).not.toBe('')
    await disturb()
    expect(shift()).toBe('')
    await touch('touchend', one('.line'), [])
    expect(closed).not.toHaveBeenCalled()
    expect(isOpen()).toBe(true)
  })
})

describe('the finger has something else to do', () => {
  test.each([
    ['up', 0, -80],
    ['across', 80, 20],
  ])('a way %s moves nothing and leaves the browser its scroll', async (_, x, y) => {
    await render(() => <Screen />)
    await ready()
    const event = await pull(one('.line'), [x / 4, y / 4], [x, y])
    expect(shift()).toBe('')
    expect(event?.defaultPrevented).toBe(false)
  })

  test('a text that is scrolled down is scrolled back first', async () => {
    await render(() => <Screen />)
    await ready()
    one('.sheet__body').scrollTop = 40
    await pull(one('.line'), [0, 10], [0, 150])
    expect(shift()).toBe('')
  })

  test('a field', async () => {
    await render(() => <Screen />)
    await ready()
    await pull(one('.field input, input.field'), [0, 10], [0, 150])
    expect(shift()).toBe('')
  })
})
