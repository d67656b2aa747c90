/**
 * Limits the size of a byte array while a PDF is read. A few kilobytes of a PDF can unpack to gigabytes. The memory
 * limit of a thread does not cover byte arrays.
 */
interface AllocationLimit {
  /** Whether an allocation exceeded the limit. The PDF reader may have caught the error. */
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
 * Reads one PDF at a time under the limit. The limit replaces a global class of the thread. Overlapping reads would
 * restore the class in the wrong order, and report each other's allocations.
 */
export function withAllocationLimit<T>(most: number, read: (limit: { isExceeded(): boolean }) => Promise<T>) {
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
