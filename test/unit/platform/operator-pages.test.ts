/** The operator's own pages, which open in the browser and are copied in the mini-program. */
import { servicePagesCopy } from '@/copy/mini-program'
import { links } from '@/platform/links'
import * as toasts from '@/platform/messages'
import { servicePages as inWeChat, privacyPolicy as privacyInWeChat } from '@/platform/operator-pages'
import { privacyPolicy, servicePages } from '@/platform/operator-pages.h5'
import { settings } from '@/platform/settings'
import { updates } from '@/platform/updates'
import { restoreGlobals, setGlobals } from './globals'

const mockTaro = { canIUse: jest.fn(), openPrivacyContract: jest.fn(), getUpdateManager: jest.fn() }
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  get default() {
    return mockTaro
  },
}))

let openExternal: jest.SpyInstance
const set = (apiHost: string, privacyUrl = '') => Object.assign(settings, { apiHost, privacyUrl })

beforeEach(() => {
  setGlobals({ location: { origin: 'https://m.example.com' } })
  openExternal = jest.spyOn(links, 'openExternal').mockReset().mockResolvedValue('copied')
  jest.spyOn(toasts, 'toast').mockReset()
})
afterEach(() => {
  restoreGlobals()
  set('')
})

test.each([
  ['of the services', 'https://api.example.com', 'https://api.example.com/help'],
  ['of the page’s own host', '', 'https://m.example.com/help'],
])('in the browser a page opens at the address %s', (_, apiHost, address) => {
  set(apiHost)
  servicePages.open('/help')
  expect(openExternal).toHaveBeenCalledWith(address)
})

test('in the browser there are pages where the operator has a privacy page', () => {
  expect([servicePages.isAvailable(), privacyPolicy.isAvailable()]).toEqual([false, false])
  set('', 'https://www.example.com/privacy')
  expect([servicePages.isAvailable(), privacyPolicy.isAvailable()]).toEqual([true, true])
  privacyPolicy.show()
  expect(openExternal).toHaveBeenCalledWith('https://www.example.com/privacy')
})

test.each([
  ['copied', servicePagesCopy.copied],
  ['unsupported', servicePagesCopy.unsupported],
])('in the mini-program the address of a page is %s, and the reader is told', async (outcome, sentence) => {
  expect(inWeChat.isAvailable()).toBe(false)
  set('https://api.example.com')
  openExternal.mockResolvedValue(outcome)
  await inWeChat.open('/help')
  expect([inWeChat.isAvailable(), openExternal.mock.calls]).toEqual([true, [['https://api.example.com/help']]])
  expect(toasts.toast).toHaveBeenCalledWith(sentence)
})

test('in the mini-program the privacy page is WeChat’s own, where it has one', () => {
  mockTaro.canIUse.mockReturnValueOnce(false).mockReturnValueOnce(true)
  expect([privacyInWeChat.isAvailable(), privacyInWeChat.isAvailable()]).toEqual([false, true])
  void privacyInWeChat.show()
  expect([mockTaro.canIUse.mock.calls[0], mockTaro.openPrivacyContract.mock.calls.length]).toEqual([
    ['openPrivacyContract'],
    1,
  ])
})

test('a new version of the mini-program is applied when the reader wants it, not before', () => {
  const applyUpdate = jest.fn()
  let ready: () => void = () => undefined
  const onUpdateFailed = jest.fn()
  mockTaro.getUpdateManager.mockReturnValue({
    onUpdateReady: (listener: () => void) => (ready = listener),
    onUpdateFailed,
    applyUpdate,
  })
  const onReady = jest.fn()
  const onFailed = jest.fn()
  updates.watch({ onReady, onFailed })
  ready()
  expect([applyUpdate.mock.calls.length, onUpdateFailed.mock.calls]).toEqual([0, [[onFailed]]])
  ;(onReady.mock.calls[0] as [() => void])[0]()
  expect(applyUpdate).toHaveBeenCalledTimes(1)
})
