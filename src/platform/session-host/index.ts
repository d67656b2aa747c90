import type { SessionHostPort } from './port'

export const sessionHost: SessionHostPort = {
  tokenFromCookie: () => undefined,
  dropCookie: () => undefined,
  needsLoginInfo: true,
  login: async () => ({ kind: 'failed' }),
  takePendingState: () => undefined,
  afterExpiry: () => 'stay',
}
