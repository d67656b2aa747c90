import { calendar } from '@/platform/calendar'

const mockAdd = jest.fn()
let mockHas = true
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    addPhoneCalendar: (option: object) => mockAdd(option) as Promise<unknown>,
    canIUse: () => mockHas,
  },
}))

const entry = { id: 'x', day: '2026-11-23', title: '答辩期届满', description: '依据' }
const refusing = (errMsg: unknown) => mockAdd.mockRejectedValueOnce({ errMsg })

test('is there from base library 2.15.0 on', () => {
  expect(calendar.canAdd()).toBe(true)
  mockHas = false
  expect(calendar.canAdd()).toBe(false)
})

test('all of the day in Beijing, told of at nine on the morning before', async () => {
  mockAdd.mockResolvedValueOnce({})
  expect(await calendar.add(entry)).toBe('added')
  expect(mockAdd).toHaveBeenCalledWith({
    ...{ title: entry.title, description: entry.description, allDay: true, alarm: true },
    startTime: Date.UTC(2026, 10, 22, 16) / 1000,
    alarmOffset: 54_000,
  })
})

test('whoever would not have it is told nothing; whoever may not is', async () => {
  refusing('addPhoneCalendar:fail cancel')
  expect(await calendar.add(entry)).toBe('cancelled')
  refusing('addPhoneCalendar:fail auth deny')
  expect(await calendar.add(entry)).toBe('failed')
  refusing(undefined)
  expect(await calendar.add(entry)).toBe('failed')
})
