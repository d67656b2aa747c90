import type { AbortSignalLike, TransportReply, TransportRequest } from '../ports/data'

export interface AbortHandle {
  signal: AbortSignalLike
  abort(): void
}

/** Creates a minimal AbortController for every host, because the mini-program has none. */
export function createAbort(quiet = false): AbortHandle {
  const listeners = new Set<() => void>()
  let aborted = false
  return {
    signal: {
      quiet,
      get aborted() {
        return aborted
      },
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    },
    abort() {
      if (aborted) return
      aborted = true
      for (const listener of [...listeners]) listener()
      listeners.clear()
    },
  }
}

interface Exchange {
  reply: Promise<TransportReply>
  cancel(): void
}

/**
 * Runs a request with a timeout and an abort signal. The first of the three that ends decides the result.
 * Never throws.
 */
export function withDeadline(
  { timeout, signal }: Pick<TransportRequest, 'timeout' | 'signal'>,
  start: () => Exchange,
): Promise<TransportReply> {
  if (signal?.aborted) return Promise.resolve({ kind: 'aborted' })

  return new Promise(resolve => {
    let exchange: Exchange | undefined
    const timer = setTimeout(() => stop('timeout'), timeout)
    const onAbort = () => stop('aborted')
    signal?.addEventListener('abort', onAbort)

    function settle(reply: TransportReply) {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      resolve(reply)
    }
    function stop(kind: 'timeout' | 'aborted') {
      settle({ kind })
      exchange?.cancel()
    }

    try {
      exchange = start()
      exchange.reply.then(settle, () => settle({ kind: 'network' }))
    } catch {
      settle({ kind: 'network' })
    }
  })
}
