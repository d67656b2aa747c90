import type { TransportRequest } from '@/platform/ports/data'

/** Returns the key of a request. Equal requests have equal keys. */
export const requestKeyOf = ({ method, url, body = '' }: Pick<TransportRequest, 'method' | 'url' | 'body'>) =>
  [method, url, body].join(' ')
