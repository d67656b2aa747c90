/** 长辈模式: its switch, and its effects on a page. */
import { ElderSwitch } from '@/shared/elder-switch'
import { applyElderMode, useElderMode } from '@/stores/elder'
import { deviceValues } from '@/platform/storage/keys'
import { typeSize } from '@/platform/type-size'
import { click, byLabel, render } from '../support/render-block'

const isElder = () => document.documentElement.classList.contains('elder')

afterEach(() => useElderMode.getState().choose(false))

test('given the switch is tapped, then the page has larger type at once, and the device remembers', async () => {
  await render(ElderSwitch)
  expect(isElder()).toBe(false)
  await click(byLabel('长辈模式'))
  expect([isElder(), deviceValues.elder.get()]).toEqual([true, true])
  expect(byLabel('长辈模式').getAttribute('aria-checked')).toBe('true')
  expect(typeSize.scale()).toBe(1.375)
  await click(byLabel('长辈模式'))
  expect([isElder(), deviceValues.elder.get()]).toEqual([false, undefined])
})

test('given it was chosen before, then the app begins with it', () => {
  useElderMode.getState().choose(true)
  document.documentElement.classList.remove('elder')
  applyElderMode()
  expect(isElder()).toBe(true)
})
