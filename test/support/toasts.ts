/** What the app says in passing, where a test draws only one screen of it. */
import { LIMITS } from '@domain/limits'
import * as messages from '@/platform/toast'

/** Call before each test: nothing has been said, and nothing is drawn. */
export const listenToToasts = () => jest.spyOn(messages, 'toast').mockReset().mockReturnValue(undefined)

/** Each with how long it stays. */
export const toasts = (): Array<[string, number]> =>
  jest.mocked(messages.toast).mock.calls.map(([text, { duration = LIMITS.toast.usual } = {}]) => [text, duration])

export const toastTexts = () => toasts().map(([text]) => text)
