import type { TransportRequest } from '@/platform/transport/port'

/** The key of a request: equal requests have equal keys. */
export const requestKeyOf = ({ method, url, body = '' }: Pick<TransportRequest, 'method' | 'url' | 'body'>) =>
  [method, url, body].join(' ')
