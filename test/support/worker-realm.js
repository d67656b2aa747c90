/**
 * Jest's environment for tests of Node code. The tests share the realm of their worker: in a sandbox each lookup of a
 * global is slow. Packages are loaded once a worker. After each file the globals are restored.
 */
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')
const { installCommonGlobals } = require('jest-util')

const reference = id => ({
  id,
  ref() {
    return this
  },
  unref() {
    return this
  },
})
const timerConfig = { idToRef: reference, refToId: timer => timer?.id }

module.exports = class WorkerRealm {
  /** Read by runtime.js. */
  isWorkerRealm = true
  global = globalThis
  #before = Object.getOwnPropertyDescriptors(globalThis)

  constructor({ projectConfig: config }) {
    const { global } = this
    // Jest's names cannot be defined twice on one object. They include a copy of `process`, which tests may change.
    const common = { Symbol, Date }
    installCommonGlobals(common, config.globals)
    for (const name of Reflect.ownKeys(common))
      Object.defineProperty(global, name, { value: common[name], configurable: true, writable: true })
    this.moduleMocker = new ModuleMocker(global)
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig })
    this.fakeTimersModern = new ModernFakeTimers({ config, global })
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
    // Jest's matchers stay: their property is fixed.
    for (const name of Reflect.ownKeys(globalThis))
      if (!(name in this.#before)) Reflect.deleteProperty(globalThis, name)
    Object.defineProperties(globalThis, this.#before)
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return globalThis
  }
}
