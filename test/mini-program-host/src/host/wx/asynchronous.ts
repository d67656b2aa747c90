/**
 * The options of every asynchronous wx function: success, fail, complete. Without any of them the function
 * returns a promise.
 */
interface Callbacks {
  success?(result: object): void
  fail?(reason: object): void
  complete?(result: object): void
}

type Work = (options: never) => unknown
type Api = (options?: object) => Promise<object> | undefined

class Refusal extends Error {
  constructor(
    reason: string,
    readonly details: object,
  ) {
    super(reason)
  }
}

/** Ends an asynchronous wx function with the failure of a phone. */
export function refuse(reason: string, details: object = {}): never {
  throw new Refusal(reason, details)
}

function failure(name: string, error: unknown) {
  if (!(error instanceof Refusal)) throw error
  return { errMsg: `${name}:fail${error.message && ` ${error.message}`}`, ...error.details }
}

const later = () => new Promise<void>(resolve => setTimeout(resolve))

/** Runs `work` and calls the callbacks with its outcome. */
export function settle(name: string, options: Callbacks, work: () => unknown): Promise<object> | undefined {
  const { success, fail, complete } = options
  const outcome = later()
    .then(work)
    .then(result => ({ errMsg: `${name}:ok`, ...(result as object | undefined) }))
    .catch((error: unknown) => Promise.reject(failure(name, error) as object))
  if (!success && !fail && !complete) return outcome
  const settled = outcome.then(
    result => [success, result] as const,
    (reason: object) => {
      // Any other error is a fault of the app or of this host.
      if (reason instanceof Error) throw reason
      return [fail, reason] as const
    },
  )
  void settled.then(([callback, result]) => {
    callback?.(result)
    complete?.(result)
  })
  return undefined
}

export function asynchronous(works: Record<string, Work>): Record<string, Api> {
  return Object.fromEntries(
    Object.entries(works).map(([name, work]) => [
      name,
      (options = {}) => settle(name, options, () => work(options as never)),
    ]),
  )
}

/** Returns functions that do nothing but succeed. A test can see only their calls. */
export const obeyed = (...names: string[]) =>
  asynchronous(Object.fromEntries(names.map(name => [name, () => undefined])))
