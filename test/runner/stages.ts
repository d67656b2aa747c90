/** The stages of `npm test`: what each runs, what it needs, and on which files it depends. */
import path from 'node:path'
import { coverageFlags } from '../support/coverage'
import type { Service } from '../support/services'

export interface Stage {
  name: string
  command: string[]
  needs?: string[]
  /** Whether the stage is a Jest project, whose tests are counted. */
  jest?: boolean
  env?: Record<string, string>
  /** Services that must answer on this machine. If one does not, the stage is left out, unless SERVICES=required. */
  services?: Service[]
  /** The files and folders on which the outcome depends; `!` excludes. */
  inputs: string[]
  /** The folder that the stage writes. If the folder is missing, the stage runs again. */
  output?: string
  /** The most seconds that one test file may take on a quiet machine. */
  fileLimit?: number
}

export const ROOT = path.resolve(__dirname, '../..')
export const RESULTS = path.join(ROOT, 'test-results')
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name)

const PROJECT = ['package.json', 'package-lock.json', 'tsconfig.json', 'babel.config.js', 'config']
const APP = [...PROJECT, 'project.config.json', 'scripts', 'src', 'types']
const SERVER = [...PROJECT, 'scripts', 'server', 'src/domain', 'types']
const EVERYTHING = ['']
const OTHER_TESTS = [
  'unit',
  'pages',
  'server',
  'services',
  'opensearch',
  'e2e',
  'weapp',
  'mini-program-host',
  'wechat',
  'bench',
]
/** Returns the inputs of a stage: all files except the docs and `OTHER_TESTS`, but with these folders of tests. */
const sourcesAnd = (...folders: string[]) => [
  ...EVERYTHING,
  '!docs',
  ...OTHER_TESTS.filter(folder => !folders.includes(folder)).map(folder => `!test/${folder}`),
]

const jestProject = (name: string, options: Partial<Stage> & Pick<Stage, 'inputs'>, workers = 2): Stage => ({
  name,
  jest: true,
  command: [
    process.execPath,
    // Test files allocate much that is soon garbage: a larger young generation is collected less often.
    // Concurrent stages occupy all processors: more threads for it would only wait.
    ...['--max-semi-space-size=32', '--single-threaded-gc', bin('jest')],
    ...['-c', 'test/jest.config.js', '--selectProjects', name, '--maxWorkers', String(workers)],
    ...['--json', '--outputFile', path.join(RESULTS, `${name}.json`)],
    ...coverageFlags(name),
  ],
  ...options,
})

const types = (target: string, inputs: string[]): Stage => ({
  name: `types-${target}`,
  // `.bin` may contain the linter's version of TypeScript, which is five times slower.
  command: [path.join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', `config/tsconfig.${target}.json`],
  inputs,
})

const BUILT = ['browser', 'build-h5', 'build-sample', 'build-server']

/** Adds up the counters of all stages, in coverage mode only. */
export const COVERAGE_REPORT: Stage = {
  name: 'coverage',
  command: [bin('tsx'), 'test/support/coverage-report.ts'],
  inputs: [],
}

export const STAGES: Stage[] = [
  { name: 'browser', command: [bin('tsx'), 'test/support/ensure-browser.ts'], inputs: [] },
  { name: 'build-h5', command: [bin('tsx'), 'test/support/build-h5.ts'], inputs: APP, output: 'dist/h5' },
  {
    name: 'build-weapp',
    command: [bin('taro'), 'build', '--type', 'weapp'],
    inputs: APP,
    output: 'dist/weapp',
  },
  jestProject('unit', { inputs: EVERYTHING }),
  {
    name: 'build-sample',
    command: [bin('tsx'), 'test/support/build-sample.ts'],
    inputs: [...SERVER, 'test/support'],
    output: 'dist/sample',
  },
  {
    name: 'build-server',
    command: [bin('tsx'), 'test/support/build-server.ts'],
    inputs: [...SERVER, 'test/support'],
    output: 'dist/test-server',
  },
  jestProject('wechat', { needs: ['build-weapp'], inputs: sourcesAnd('wechat', 'mini-program-host') }, 1),
  jestProject('weapp', { needs: [...BUILT, 'build-weapp'], inputs: sourcesAnd('weapp', 'mini-program-host', 'e2e') }),
  // This build has all components on one page under a basename, for tests of the router and the components.
  {
    name: 'build-gallery',
    command: [bin('taro'), 'build', '--type', 'h5'],
    env: { GALLERY: '1', BASENAME: '/m', OUT: 'dist/gallery' },
    // The stage build-h5 has already compiled most scripts.
    needs: ['build-h5'],
    inputs: APP,
    output: 'dist/gallery',
  },
  jestProject('e2e', { needs: [...BUILT, 'build-gallery'], inputs: sourcesAnd('e2e'), fileLimit: 60 }),
  jestProject('server', {
    needs: ['build-sample', 'build-h5', 'build-server'],
    inputs: sourcesAnd('server'),
    fileLimit: 40,
  }),
  jestProject('services', {
    needs: ['build-sample', 'build-h5', 'build-server'],
    services: ['PostgreSQL', 'Redis'],
    inputs: sourcesAnd('services', 'server'),
  }),
  jestProject('opensearch', { needs: ['build-server'], inputs: sourcesAnd('opensearch', 'server') }, 1),
  jestProject('pages', { inputs: sourcesAnd('pages') }),
  { name: 'eslint', command: [bin('eslint'), '.', '--max-warnings', '0'], inputs: EVERYTHING },
  { name: 'prettier', command: [bin('prettier'), '--check', '.', '--log-level', 'warn'], inputs: EVERYTHING },
  types('h5', APP),
  types('weapp', APP),
  types('node', EVERYTHING),
]
