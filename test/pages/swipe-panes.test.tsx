/** Swiping the panes of home, with the touch events of a phone's browser. */
import { followSwipe } from '@/ui/swipe-panes/follow-swipe.h5'
import { letPass } from '../support/render-block'

const WIDTH = 300
let clock = 0
let at = 1
const onChange = jest.fn((to: number) => {
  at = to
})
const onPeek = jest.fn()

const pane = (of: number) => document.getElementById(`pane-${of}`)
const tab = () => document.querySelector<HTMLElement>('.tabs__tab--on')!

function touch(type: string, fingers: Array<[x: number, y: number]>, later = 16) {
  clock += later
  const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY }))
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { touches, changedTouches: touches })
  Object.defineProperty(event, 'timeStamp', { value: clock })
  document.querySelector('.box')!.dispatchEvent(event)
}

function pull(...way: number[]) {
  touch('touchstart', [[200, 300]])
  for (const x of way) touch('touchmove', [[200 + x, 300]])
}

let letGo: () => void
beforeEach(() => {
  at = 1
  onChange.mockClear()
  onPeek.mockClear()
  document.body.innerHTML = `<div class="taro_page"><div class="tabs__tab"></div><div class="tabs__tab tabs__tab--on"></div>
    <div class="tabs__tab"></div><div class="box"><div id="pane-0"></div><div id="pane-1"></div></div></div>`
  const box = document.querySelector<HTMLElement>('.box')!
  Object.defineProperty(box, 'clientWidth', { value: WIDTH })
  letGo = followSwipe(box, () => ({
    box: { current: box },
    at,
    count: 3,
    idOf: of => `pane-${of}`,
    scrollTopOf: () => 0,
    onPeek,
    onChange,
  }))
})
afterEach(() => letGo())

test('the pane and its neighbour go with the finger; beyond a third the neighbour stays', async () => {
  pull(10, 90)
  expect(pane(1)!.style.transform).toBe('translateX(80px)')
  expect(pane(0)!.style.transform).toBe('translateX(-220px)')
  touch('touchmove', [[330, 300]])
  touch('touchend', [], 300)
  expect(onChange).not.toHaveBeenCalled()
  await letPass(250)
  expect(onChange).toHaveBeenCalledWith(0)
  expect(pane(1)!.style.transform).toBe('')
  expect(tab().style.getPropertyValue('--follow')).toBe('0px')
})

test('let go of early it springs back', async () => {
  pull(10, 60)
  touch('touchend', [], 300)
  await letPass(250)
  expect(onChange).not.toHaveBeenCalled()
  expect(pane(1)!.style.transform).toBe('')
})

test('a neighbour that is not there yet is asked for', () => {
  pull(-10, -60)
  expect(onPeek).toHaveBeenCalledWith(2)
})

test('a finger that comes before the last one has ended does not undo it', async () => {
  pull(10, 160)
  touch('touchend', [], 300)
  touch('touchstart', [[200, 300]])
  expect(onChange).toHaveBeenCalledWith(0)
  await letPass(0)
  touch('touchmove', [[190, 300]])
  touch('touchcancel', [])
  await letPass(250)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test.each([
  [
    'a second finger',
    () =>
      touch('touchstart', [
        [260, 300],
        [100, 300],
      ]),
  ],
  ['a scroll that the browser began', () => touch('touchcancel', [])],
  ['a phone that is turned', () => window.dispatchEvent(new Event('resize'))],
])('%s puts them back', async (_, disturb) => {
  pull(10, 160)
  disturb()
  await letPass(250)
  expect(onChange).not.toHaveBeenCalled()
  expect(pane(1)!.style.transform).toBe('')
})

test('a way down, and one from the edge of the phone, move nothing', () => {
  touch('touchstart', [[200, 300]])
  touch('touchmove', [[205, 340]])
  touch('touchmove', [[300, 360]])
  expect(pane(1)!.style.transform).toBe('')
  touch('touchend', [])
  touch('touchstart', [[10, 300]])
  touch('touchmove', [[120, 300]])
  expect(pane(1)!.style.transform).toBe('')
})
