/** Everything a test may want to know afterwards. */
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

type ErrorListener = (message: string) => void
const errorListeners: ErrorListener[] = []
export const onFault = (listener: ErrorListener) => errorListeners.push(listener)

let telling = false

export function noteError(error: unknown) {
  const message = describe(error)
  errors.push(message)
  // An onError that throws would be told of its own error for ever.
  if (telling) return
  telling = true
  errorListeners.forEach(listener => listener(message))
  telling = false
}

/** Runs code of the app; what it throws is noted and goes no further. */
export function guarded<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    noteError(error)
    return undefined
  }
}

export const health = (): Health => ({ errors, warnings, violations, missing: [...missing].sort() })

export function watchWindow() {
  window.addEventListener('error', event => noteError(event.error ?? event.message))
  window.addEventListener('unhandledrejection', event => noteError(event.reason))
  document.addEventListener('securitypolicyviolation', event =>
    violations.push(`${event.violatedDirective} ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`),
  )
}
