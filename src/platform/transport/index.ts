import type { TransportPort } from './port'

export const transport: TransportPort = { send: async () => ({ kind: 'network' }) }
