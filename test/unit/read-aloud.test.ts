/** Reading aloud: one document at a time. */
import { speech } from '@/platform/speech'
import { useReadAloud } from '@/stores/reading'

let silenced: string[]
let speak: jest.SpyInstance<() => void, [string[], () => void]>
const { start, stop } = useReadAloud.getState()
const isReading = () => useReadAloud.getState().isReading

beforeEach(() => {
  stop()
  silenced = []
  speak = jest
    .spyOn(speech, 'speak')
    .mockReset()
    .mockImplementation(
      ([first = '']) =>
        () =>
          void silenced.push(first),
    )
})

test('speaks the pieces of the texts, until the last one is spoken', () => {
  start(['第一条　甲。乙', ' '])
  expect([isReading(), speak.mock.calls[0]![0]]).toEqual([true, ['第一条　甲。', '乙']])
  speak.mock.calls[0]![1]()
  expect(isReading()).toBe(false)
})

test('another document silences the first one', () => {
  start(['甲'])
  silenced = []
  start(['乙'])
  expect([silenced, speak.mock.calls.length, isReading()]).toEqual([['甲'], 2, true])
})

test('a stop silences it once; a further stop does nothing', () => {
  start(['丙'])
  silenced = []
  stop()
  stop()
  expect([silenced, isReading()]).toEqual([['丙'], false])
})
