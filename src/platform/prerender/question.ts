import type { TransportRequest } from '@/platform/transport/port'

/** What is asked, as one line: two calls that ask the same have the same. */
export const questionOf = ({ method, url, body = '' }: Pick<TransportRequest, 'method' | 'url' | 'body'>) =>
  [method, url, body].join(' ')
