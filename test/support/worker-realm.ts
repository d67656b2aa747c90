/**
 * Jest's environment for tests of Node code. The tests share the realm of their worker: in a sandbox each lookup of a
 * global is slow. `runtime.js` loads packages once a worker. After each file the globals are restored.
 */
import { TestEnvironment } from 'jest-environment-node'

type Args = ConstructorParameters<typeof TestEnvironment>

const classOf = <T extends object>(object: T) => object.constructor as new (...args: unknown[]) => T

export default class WorkerRealm extends TestEnvironment {
  /** Read by runtime.js. */
  readonly isWorkerRealm = true
  private readonly before = Object.getOwnPropertyDescriptors(globalThis)

  constructor(...args: Args) {
    super(...args)
    const [{ projectConfig: config }] = args
    const sandbox = Object.getOwnPropertyDescriptors(this.global)
    const global = globalThis as unknown as typeof this.global
    this.global = global
    // Jest's own names, and its copy of `process`, which tests may change.
    for (const name of Reflect.ownKeys(sandbox))
      if (name === 'process' || !(name in global))
        Object.defineProperty(global, name, { ...sandbox[name as string], configurable: true })
    this.moduleMocker = new (classOf(this.moduleMocker!))(global)
    this.fakeTimersModern = new (classOf(this.fakeTimersModern!))({ config, global })
  }

  /** Jest reads the time at the end of a file. */
  handleTestEvent({ name }: { name: string }) {
    if (name !== 'run_finish') return
    this.moduleMocker?.restoreAllMocks()
    this.fakeTimersModern?.useRealTimers()
  }

  override async teardown() {
    await super.teardown()
    // Jest's matchers stay: their property is fixed.
    for (const name of Reflect.ownKeys(globalThis)) if (!(name in this.before)) Reflect.deleteProperty(globalThis, name)
    Object.defineProperties(globalThis, this.before)
  }

  override getVmContext() {
    return globalThis
  }
}
