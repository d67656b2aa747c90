/** The chips of a search, from one chip to the many chips of a hand-made link. */
import { useState } from 'react'
import { copy, fill } from '@/copy'
import { ChipList } from '@/ui/chip/list'
import { act, all, click, letPass, one, render } from '../support/render-block'

const chip = (at: number) => ({ key: `k${at}`, name: '全文', value: `词${at}`, excluding: false })
let removed: number[] = []

function show(count: number) {
  removed = []
  return render(() => {
    const [chips, setChips] = useState(() => Array.from({ length: count }, (_, at) => chip(at)))
    const remove = (at: number) => {
      removed.push(at)
      setChips(chips.filter((_, other) => other !== at))
    }
    return <ChipList chips={chips} onRemove={remove} />
  })
}

const values = () => all('.chip__value').map(({ textContent }) => textContent)
const more = () => all('.chips-more').map(({ textContent }) => textContent)
const moreLabel = (count: number) => [fill(copy.ui.moreConditions, { count })]

test('twenty are all there', async () => {
  await show(20)
  expect(values()).toHaveLength(20)
  expect(more()).toEqual([])
})

test('of 300 there are twenty, and the number of the others; a tap shows twenty more', async () => {
  await show(300)
  expect(all('.chip__remove')).toHaveLength(20)
  expect(more()).toEqual(moreLabel(280))
  expect(one('.chips-more').getAttribute('role')).toBe('button')
  await click(one('.chips-more'))
  expect(values()).toHaveLength(40)
  expect(more()).toEqual(moreLabel(260))
})

test('one that goes makes room for the next of those not shown', async () => {
  await show(21)
  await click(all('.chip__remove')[3]!)
  expect(removed).toEqual([3])
  expect(values()).toHaveLength(20)
  expect(values()).not.toContain('词3')
  expect(values().slice(-1)).toEqual(['词20'])
  expect(more()).toEqual([])
})

/** Taps the first chip's way out at this time, and lets the page hear of it when it is free. */
const tapAt = (timeStamp: number) =>
  act(() => {
    const tap = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(tap, 'timeStamp', { value: timeStamp })
    all('.chip__remove')[0]!.dispatchEvent(tap)
  })

test('a finger that taps twice removes one chip, however long the page takes to hear of the second tap', async () => {
  await show(3)
  await tapAt(1000)
  await letPass(400)
  await tapAt(1100)
  expect(values()).toEqual(['词1', '词2'])
  await tapAt(1400)
  expect(values()).toEqual(['词2'])
})
