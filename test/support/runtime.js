/**
 * Jest's module runtime, faster. Each test file still evaluates its own modules, but a worker compiles a
 * script only once. A reused script also keeps the functions that V8 has compiled so far.
 */
const { Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/** The script of each file, with the code that it was compiled from. The wrapper has the globals of its project. */
const scripts = new Map()

module.exports = class SharedScripts extends Runtime {
  createScriptFromCode(code, filename) {
    const script = this.#scriptOf(code, filename)
    return this._environment.isWorkerRealm ? { runInContext: options => script.runInThisContext(options) } : script
  }

  #scriptOf(code, filename) {
    const key = [filename, ...this._config.sandboxInjectedGlobals].join(' ')
    const compiled = scripts.get(key)
    if (compiled?.code === code) return compiled.script
    const script = new Script(this.wrapCodeInModuleWrapper(code), {
      filename,
      columnOffset: this._fileTransforms.get(filename)?.wrapperLength,
    })
    scripts.set(key, { code, script })
    return script
  }

  /** In the worker's realm, Node itself loads packages: once a worker, not once a file. */
  requireModule(from, name, options, isActual) {
    const isInternal = !name || options?.isInternalModule || this._resolver.isCoreModule(name)
    if (this._environment.isWorkerRealm && !isInternal) {
      const file = this._resolveCjsModule(from, name)
      if (!this._scriptTransformer.shouldTransform(file)) return require(file)
    }
    return super.requireModule(from, name, options, isActual)
  }

  /** Replaces Jest's `require.cache`, a slow view of the registry. Fastify walks through it for each plugin. */
  _createRequireImplementation(from, options) {
    return Object.assign(super._createRequireImplementation(from, options), { cache: Object.create(null) })
  }
}
