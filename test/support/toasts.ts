/** The app's toasts, for tests that render a single screen. */
import { LIMITS } from '@domain/limits'
import * as messages from '@/platform/messages'

/** Call before each test: clears toasts, and prevents them from being rendered. */
export const listenToToasts = () => jest.spyOn(messages, 'toast').mockReset().mockReturnValue(undefined)

/** Returns the toasts with their durations. */
export const toasts = (): Array<[string, number]> =>
  jest.mocked(messages.toast).mock.calls.map(([text, { duration = LIMITS.toast.usual } = {}]) => [text, duration])

export const toastTexts = () => toasts().map(([text]) => text)
