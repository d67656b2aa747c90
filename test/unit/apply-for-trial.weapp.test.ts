/** The operator has a trial form on another website, which a mini-program cannot open. */
import { trialApplicationCopy } from '@/copy/trial-application'
import { openTrialApplication } from '@/features/access/apply-for-trial.weapp'
import { links } from '@/platform/links'
import { settings } from '@/platform/settings'
import * as toasts from '@/platform/messages'
import * as navigation from '@/routing/navigation'

const FORM = 'https://www.example.com/trial'

beforeEach(() => {
  settings.trialUrl = FORM
  jest.spyOn(toasts, 'toast').mockImplementation(() => undefined)
})
afterEach(() => {
  settings.trialUrl = ''
  jest.restoreAllMocks()
})

test.each([
  ['copied', trialApplicationCopy.linkCopied],
  ['unsupported', trialApplicationCopy.link.unsupported],
] as const)('its address is copied, with where its reader came from: %s', async (outcome, sentence) => {
  const external = jest.spyOn(links, 'openExternal').mockResolvedValue(outcome)
  expect(await openTrialApplication()).toBe(false)
  expect(external).toHaveBeenCalledWith(expect.stringContaining(`${FORM}?source=10`))
  expect(toasts.toast).toHaveBeenCalledWith(sentence)
})

test('else the form of the package opens', async () => {
  settings.trialUrl = ''
  const open = jest.spyOn(navigation, 'open').mockResolvedValue(true)
  expect(await openTrialApplication()).toBe(true)
  expect(open).toHaveBeenCalledWith('trial-application', expect.objectContaining({ source: '10' }))
})
