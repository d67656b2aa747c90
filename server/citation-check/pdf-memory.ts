/**
 * Limits the size of one byte array while a PDF is read. A few kilobytes of a PDF can unpack to gigabytes, and the memory
 * limit of a thread counts no byte arrays.
 */
interface AllocationLimit {
  /** Whether the reader wanted more. It may have caught the error. */
  isExceeded(): boolean
  end(): void
}

function limitAllocation(most: number): AllocationLimit {
  const Whole = globalThis.Uint8Array
  let exceeded = false
  globalThis.Uint8Array = new Proxy(Whole, {
    construct(target, args, newTarget) {
      if (typeof args[0] === 'number' && args[0] > most) {
        exceeded = true
        throw new RangeError(`more than ${most} bytes`)
      }
      return Reflect.construct(target, args, newTarget) as object
    },
  })
  return { isExceeded: () => exceeded, end: () => void (globalThis.Uint8Array = Whole) }
}

let lastRead: Promise<unknown> = Promise.resolve()

/**
 * Runs one read at a time under the limit. The limit replaces a class of the whole thread: overlapping reads would restore
 * it in the wrong order, and would answer for each other's allocations.
 */
export function underAllocationLimit<T>(most: number, read: (limit: { isExceeded(): boolean }) => Promise<T>) {
  const result = lastRead.then(async () => {
    const limit = limitAllocation(most)
    try {
      return await read(limit)
    } finally {
      limit.end()
    }
  })
  lastRead = result.catch(() => undefined)
  return result
}
