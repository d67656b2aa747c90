/**
 * No installed version of a package is named in an advisory, except with a stated reason. Packages that users run have
 * no exception.
 */
import { installedPackages } from '../support/lockfile'
import listed from '../support/known-bad-versions.json'

interface KnownBad {
  package: string
  /** `>=1.0.0 <1.2.3 || =2.0.0` */
  range: string
  advisory: string
  /** Why a build may go on with it. */
  accepted?: string
}

const KNOWN_BAD: KnownBad[] = listed
const COMPARED: Record<string, (order: number) => boolean> = {
  '<': order => order < 0,
  '<=': order => order <= 0,
  '>=': order => order >= 0,
  '=': order => order === 0,
}

const partsOf = (version: string) =>
  version
    .replace(/[-+].*/, '')
    .split('.')
    .map(Number)

function orderOf(one: string, other: string) {
  const [left, right] = [partsOf(one), partsOf(other)]
  const at = left.findIndex((part, index) => part !== right[index])
  return at < 0 ? 0 : left[at]! - right[at]!
}

/** A version before a release counts as the release: too much is named rather than too little. */
const isWithin = (version: string, range: string) =>
  range.split(' || ').some(alternative =>
    alternative.split(' ').every(comparison => {
      const [, sign = '', bound = ''] = /^(<=|>=|<|=)(\d+\.\d+\.\d+)$/.exec(comparison) ?? []
      const holds = COMPARED[sign]
      if (!holds) throw new Error(`${range} is no range`)
      return holds(orderOf(version, bound))
    }),
  )

const installed = installedPackages()
const hits = KNOWN_BAD.flatMap(bad =>
  installed
    .filter(({ name, version }) => name === bad.package && isWithin(version, bad.range))
    .map(at => ({ bad, at })),
)
const linesOf = (some: typeof hits) =>
  some.map(({ bad, at }) => `${at.name} ${at.version} (${at.place}): ${bad.advisory}`)

test.each([
  ['1.2.2', '<1.2.3', true],
  ['1.2.3', '<1.2.3', false],
  ['1.10.0', '<1.2.3', false],
  ['1.2.3-rc.1', '<=1.2.3', true],
  ['2.0.0', '>=1.0.0 <1.2.3 || =2.0.0', true],
  ['0.9.9', '>=1.0.0 <1.2.3 || =2.0.0', false],
])('%s within %s: %s', (version, range, within) => expect(isWithin(version, range)).toBe(within))

test('what runs is told from what only builds', () => {
  const running = new Set(installed.filter(({ runs }) => runs).map(({ name }) => name))
  const areRunning = ['fastify', '@fastify/static', 'pg', 'react', 'echarts', 'lodash-es', 'find-my-way'].map(name =>
    running.has(name),
  )
  expect(areRunning).toEqual(areRunning.map(() => true))
  expect(['webpack', 'webpack-dev-server', 'jest', 'typescript', 'sass'].filter(name => running.has(name))).toEqual([])
})

test('every advisory is listed once, of a package that is installed', () => {
  const names = KNOWN_BAD.map(({ package: name, advisory }) => `${name} ${advisory}`)
  expect(names).toEqual([...new Set(names)])
  const missing = KNOWN_BAD.filter(bad => !installed.some(({ name }) => name === bad.package))
  expect(missing.map(bad => bad.package)).toEqual([])
})

test('no version that is known to be bad is installed without a reason', () => {
  expect(linesOf(hits.filter(({ bad }) => !bad.accepted))).toEqual([])
})

test('none is accepted that runs at a user’s or on a server', () => {
  expect(linesOf(hits.filter(({ at }) => at.runs))).toEqual([])
})

test('none is accepted any more once it is gone', () => {
  const idle = KNOWN_BAD.filter(bad => bad.accepted && !hits.some(hit => hit.bad === bad))
  expect(idle.map(bad => `${bad.package} ${bad.advisory}`)).toEqual([])
})

test('how many there are', () => {
  const accepted = new Set(hits.map(({ bad }) => bad.advisory)).size
  process.stdout.write(
    `figure: ${KNOWN_BAD.length} advisories looked for, ${accepted} accepted where they only build\n`,
  )
})
