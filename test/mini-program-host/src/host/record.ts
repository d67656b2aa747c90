/** Records what a test may want to check afterwards. */
import { type Call, type Health, type SetDataCall } from './handle'

const errors: string[] = []
const warnings: string[] = []
const violations: string[] = []
const missing = new Set<string>()

export const calls: Call[] = []
export const setDataCalls: SetDataCall[] = []

export const now = () => Math.round(performance.now())

function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return '[cannot be copied]'
  }
}

export const noteCall = (name: string, args: unknown[]) => calls.push({ at: now(), name, args: args.map(plain) })
export const noteMissing = (name: string) => missing.add(name)
export const noteWarning = (message: string) => warnings.push(message)

export function describe(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message
  return typeof error === 'string' ? error : JSON.stringify(error)
}

export const noteError = (error: unknown) => errors.push(describe(error))

/** The app's own error handlers. WeChat tells the app about thrown errors and rejected promises. */
export interface FaultListener {
  thrown(message: string): void
  rejected(reason: unknown): void
}

let listener: FaultListener | undefined
let telling = false
export const onFault = (newListener: FaultListener) => (listener = newListener)

function tell(work: (listener: FaultListener) => void) {
  // An `onError` that throws must not be called with its own error for ever.
  if (telling || !listener) return
  telling = true
  work(listener)
  telling = false
}

export function noteThrown(error: unknown) {
  noteError(error)
  tell(each => each.thrown(describe(error)))
}

function noteRejected(reason: unknown) {
  noteError(reason)
  tell(each => each.rejected(reason))
}

/** Runs code of the app. An error that it throws is recorded and not thrown further. */
export function guarded<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    noteThrown(error)
    return undefined
  }
}

export const health = (): Health => ({ errors, warnings, violations, missing: [...missing].sort() })

export function watchWindow() {
  window.addEventListener('error', event => noteThrown(event.error ?? event.message))
  window.addEventListener('unhandledrejection', event => noteRejected(event.reason))
  document.addEventListener('securitypolicyviolation', event =>
    violations.push(`${event.violatedDirective} ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`),
  )
}
