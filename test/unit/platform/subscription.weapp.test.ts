import { subscription } from '@/platform/subscription'

const mockAsk = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { requestSubscribeMessage: (option: object) => mockAsk(option) as Promise<unknown> },
}))

test('one template is asked for, and the reader says yes or no', async () => {
  mockAsk.mockResolvedValueOnce({ t: 'accept', errMsg: 'requestSubscribeMessage:ok' })
  expect(await subscription.ask('t')).toBe('allowed')
  expect(mockAsk).toHaveBeenCalledWith({ tmplIds: ['t'] })
  for (const answer of ['reject', 'ban', 'filter', undefined]) {
    mockAsk.mockResolvedValueOnce({ t: answer })
    expect(await subscription.ask('t')).toBe('refused')
  }
})

test('whoever has turned messages off has refused; what else goes wrong is no refusal', async () => {
  mockAsk.mockRejectedValueOnce({ errCode: 20004 })
  expect(await subscription.ask('t')).toBe('refused')
  mockAsk.mockRejectedValueOnce({ errCode: 10002 })
  expect(await subscription.ask('t')).toBe('failed')
})
