import { useState } from 'react'
import type { ValueRange } from '@domain/format/range'
import { DateField } from '@/ui/date-field'
import { DateRangeField } from '@/ui/date-range-field'
import { act, all, click, byLabel, one, render } from '../support/render-block'

const input = (label: string) => byLabel(label) as HTMLInputElement

/** As a browser does it: React looks at the value that lies behind its own. */
const put = (field: HTMLInputElement, day: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, day)

const enter = (label: string, day: string) =>
  act(() => {
    put(input(label), day)
    input(label).dispatchEvent(new Event('input', { bubbles: true }))
  })
const leave = (label: string) => act(() => void input(label).dispatchEvent(new Event('focusout', { bubbles: true })))

describe('DateField', () => {
  async function field(props: { value?: string; format?: 'day' | 'lawDay' } = {}) {
    const picked = jest.fn()
    await render(function Screen() {
      const [value, setValue] = useState(props.value ?? '')
      const pick = (day: string) => {
        picked(day)
        setValue(day)
      }
      return (
        <DateField
          {...props}
          value={value}
          onChange={pick}
          label='发文日期'
          placeholder='不限'
          from='1926-11-21'
          to='2031-11-21'
        />
      )
    })
    return picked
  }

  test('given no day, then it shows its placeholder; the picker knows its bounds', async () => {
    await field()
    expect(one('.date-field__day').textContent).toBe('不限')
    expect([input('发文日期').min, input('发文日期').max]).toEqual(['1926-11-21', '2031-11-21'])
  })

  test('a picked day is shown, for laws in full', async () => {
    const picked = await field({ format: 'lawDay' })
    await enter('发文日期', '2024-03-05')
    expect(picked).toHaveBeenLastCalledWith('2024-03-05')
    expect(one('.date-field__day').textContent).toBe('2024年03月05日')
  })

  test('a year that is still being typed is no pick; left so, the nearest day is', async () => {
    const picked = await field()
    await enter('发文日期', '0020-03-05')
    expect(picked).not.toHaveBeenCalled()
    await enter('发文日期', '2020-03-05')
    expect(picked).toHaveBeenLastCalledWith('2020-03-05')
    await enter('发文日期', '2044-03-05')
    await leave('发文日期')
    expect(picked).toHaveBeenLastCalledWith('2031-11-21')
    expect(input('发文日期').value).toBe('2031-11-21')
  })

  test('it is emptied by the picker’s own clearing', async () => {
    const picked = await field({ value: '2024-03-05' })
    await enter('发文日期', '')
    expect(picked).toHaveBeenLastCalledWith('')
    expect(one('.date-field__day').textContent).toBe('不限')
  })
})

describe('DateRangeField', () => {
  async function range(initial: ValueRange) {
    await render(function Screen() {
      const [value, setValue] = useState(initial)
      return <DateRangeField value={value} onChange={setValue} label='裁判日期' today='2026-11-21' />
    })
  }
  const shown = () => all('.date-field__day').map(day => day.textContent)

  test('the end picker starts at the start', async () => {
    await range({})
    expect(input('裁判日期 结束日期').min).toBe('1926-11-21')
    await enter('裁判日期 开始日期', '2023-01-01')
    expect(input('裁判日期 结束日期').min).toBe('2023-01-01')
    expect(input('裁判日期 结束日期').max).toBe('2031-11-21')
  })

  test('a start after the end lets the end go', async () => {
    await range({ from: '2020-01-01', to: '2021-01-01' })
    await enter('裁判日期 开始日期', '2023-01-01')
    expect(shown()).toEqual(['2023-01-01', '日期不限'])
  })

  test('both days are cleared at once; with none there is nothing to clear', async () => {
    await range({ from: '2020-01-01', to: '2021-01-01' })
    const clear = byLabel('清除日期 裁判日期')
    clear.focus()
    await click(clear)
    expect(shown()).toEqual(['日期不限', '日期不限'])
    expect(all('.date-range__clear')).toHaveLength(0)
    expect(document.activeElement).toBe(byLabel('裁判日期'))
  })
})
