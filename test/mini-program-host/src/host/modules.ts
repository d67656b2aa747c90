import { packageOf } from './bundle'
import { resolvePath } from './paths'
import { noteError } from './record'

type Factory = (...parameters: unknown[]) => void
interface Module {
  exports: unknown
}

const factories = new Map<string, Factory>()
const modules = new Map<string, Module>()
const loadedPackages = new Set<string>()

export const define = (path: string, factory: Factory) => factories.set(path, factory)
export const loadPackageOf = (path: string) => {
  const root = packageOf(path)
  if (root) loadedPackages.add(root)
}

const loggedConsole: Console = Object.assign(Object.create(console) as Console, {
  error(...words: unknown[]) {
    noteError(`console.error: ${words.map(String).join(' ')}`)
    console.error(...words)
  },
})

const LANGUAGE = [
  ...[
    'Object',
    'Function',
    'Array',
    'String',
    'Number',
    'Boolean',
    'Symbol',
    'BigInt',
    'Math',
    'JSON',
    'Date',
    'RegExp',
  ],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'EvalError', 'URIError', 'AggregateError'],
  ...['Promise', 'Proxy', 'Reflect', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'ArrayBuffer', 'DataView', 'Intl'],
  ...['Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array'],
  ...['Float32Array', 'Float64Array', 'parseInt', 'parseFloat', 'isNaN', 'isFinite', 'encodeURIComponent', 'NaN'],
  ...['decodeURIComponent', 'encodeURI', 'decodeURI', 'escape', 'unescape', 'Infinity'],
] as const

const TIMERS = { setTimeout, clearTimeout, setInterval, clearInterval }

/** Creates the global object that a script sees in WeChat. It has the language and timers, but nothing of a browser. */
function makeGlobal(): object {
  const entries = LANGUAGE.map(name => [name, (window as unknown as Record<string, unknown>)[name]])
  const timers = Object.entries(TIMERS).map(([name, timer]) => [name, (timer as () => unknown).bind(window)])
  return Object.fromEntries([...entries, ...timers, ['console', loggedConsole]]) as object
}

const scriptGlobal = makeGlobal()

/** Runs a script once and returns its exports. The scripts of a sub-package exist only once it is loaded. */
export function requireModule(path: string): unknown {
  const loadedModule = modules.get(path)
  if (loadedModule) return loadedModule.exports
  const factory = factories.get(path)
  const root = packageOf(path)
  if (!factory) throw new Error(`module not found: ${path}.js`)
  if (root && !loadedPackages.has(root))
    throw new Error(`${path}.js lies in sub-package ${root}, which is not loaded yet`)
  const module: Module = { exports: {} }
  modules.set(path, module)
  factory(
    (target: string) => requireModule(resolvePath(path, target).replace(/\.js$/, '')),
    module,
    module.exports,
    loggedConsole,
    scriptGlobal,
  )
  return module.exports
}
