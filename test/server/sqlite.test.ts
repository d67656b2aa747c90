/** The SQLite driver of a process. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const OWN = major === 24 ? minor >= 15 : major > 25

/** The driver of a process with this setting, or its error. */
function driverWith(SQLITE: string) {
  const script = `const { DatabaseSync } = require('./server/sqlite')
    new DatabaseSync(':memory:').close()
    const isOwn = DatabaseSync === process.getBuiltinModule('node:sqlite')?.DatabaseSync
    const isPackaged = Object.keys(require.cache).some(file => file.includes('photostructure'))
    console.log(isOwn, isPackaged)`
  const { stdout, stderr } = spawnSync(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
    cwd: ROOT,
    env: { ...process.env, SQLITE },
    encoding: 'utf8',
  })
  return stdout.trim() || /Error: (.*)/.exec(stderr)?.[1]
}

it(`is ${OWN ? "Node's own" : 'the package'} on this Node, and the other one is not loaded`, () => {
  expect(driverWith('')).toBe(OWN ? 'true false' : 'false true')
})

it('is the package with SQLITE=package', () => {
  expect(driverWith('package')).toBe('false true')
})

it("is Node's own with SQLITE=node, or an error", () => {
  const hasOwn = process.getBuiltinModule('node:sqlite') !== undefined
  expect(driverWith('node')).toBe(
    hasOwn ? 'true false' : `SQLITE is node, but Node ${process.versions.node} has no SQLite.`,
  )
})

describe('the SQLite driver of a Node with an own module', () => {
  const versions = Object.getOwnPropertyDescriptor(process.versions, 'node')!
  afterEach(() => {
    Object.defineProperty(process.versions, 'node', versions)
    jest.restoreAllMocks()
  })

  it.each([
    ['22.21.0', undefined, 'package'],
    ['24.14.1', undefined, 'package'],
    ['24.15.0', undefined, 'node'],
    ['25.9.0', undefined, 'package'],
    ['26.0.0', undefined, 'node'],
    ['26.0.0', 'package', 'package'],
    ['22.21.0', 'node', 'node'],
  ])('%s with SQLITE=%s is that of the %s', async (version, SQLITE, driver) => {
    const ofNode = { DatabaseSync: class {} }
    jest.spyOn(process, 'getBuiltinModule').mockReturnValue(ofNode as never)
    Object.defineProperty(process.versions, 'node', { ...versions, value: version })
    jest.replaceProperty(process, 'env', { ...process.env, SQLITE })
    jest.resetModules()
    const { DatabaseSync } = await import('../../server/sqlite')
    expect(DatabaseSync === (ofNode.DatabaseSync as unknown) ? 'node' : 'package').toBe(driver)
  })
})
