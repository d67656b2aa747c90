/** The size of the type in the mini-program. */
import { typeScale } from '@domain/type-scale'
import { typeSize } from '@/platform/type-size'
import * as systemInfo from '@/platform/system-info'

const info = jest.spyOn(systemInfo, 'appInfo')
afterEach(() => typeSize.setElder(false))

test.each([
  ['the factor of WeChat', { fontSizeScaleFactor: 1.2, fontSizeSetting: 17 }, 1.2],
  ['the size of an older WeChat', { fontSizeSetting: 17 * 1.1 }, 1.1],
  ['no size', {}, 1],
])('follows %s', (_, fields, scale) => {
  info.mockReturnValue(fields as never)
  expect(typeSize.scale()).toBe(typeScale(scale, false))
})

test('grows with 长辈模式, which is told to those who still listen', () => {
  info.mockReturnValue({} as never)
  const listener = jest.fn()
  const stop = typeSize.onChange(listener)
  typeSize.setElder(true)
  expect([typeSize.isElder(), typeSize.scale(), listener.mock.calls.length]).toEqual([true, typeScale(1, true), 1])
  stop()
  typeSize.setElder(false)
  expect([typeSize.isElder(), listener.mock.calls.length]).toEqual([false, 1])
})
