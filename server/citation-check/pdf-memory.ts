/**
 * Limits the size of one byte array while a PDF is read. A few kilobytes of a PDF can unpack to gigabytes, and the memory
 * limit of a thread counts no byte arrays.
 */
export interface AllocationLimit {
  /** Whether the reader wanted more. It may have caught the error. */
  isExceeded(): boolean
  end(): void
}

export function limitAllocation(most: number): AllocationLimit {
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
