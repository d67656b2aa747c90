import type { FirstPaint } from './port'

export const firstPaint: FirstPaint = { replyTo: () => undefined, handOver: done => done() }
