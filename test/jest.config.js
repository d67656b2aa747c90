const path = require('node:path')

// Taro's runtime needs this to use the real DOM.
process.env.TARO_PLATFORM = 'web'

const root = path.resolve(__dirname, '..')
const testUtils = path.dirname(require.resolve('@tarojs/test-utils-react/dist/jest.js'))
const defineTaroConfig = require('@tarojs/test-utils-react/dist/jest.js').default

const aliases = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@domain/(.*)$': '<rootDir>/src/domain/$1',
  '^@contract/(.*)$': '<rootDir>/types/api/$1',
  '^mini-program-host$': '<rootDir>/test/mini-program-host/src/index.ts',
  '^mini-program-host/(.*)$': '<rootDir>/test/mini-program-host/src/$1',
}

const modules = { '@tarojs/taro$': '<rootDir>/test/support/taro.ts', ...aliases }

const nodeTransform = '<rootDir>/test/support/node-transform.js'
const runtime = '<rootDir>/test/support/runtime.js'

/** A project of Node tests. They import suffix files by full name for a certain host. */
const node = (name, extra = {}) => ({
  displayName: name,
  rootDir: root,
  runtime,
  testEnvironment: '<rootDir>/test/support/worker-realm.ts',
  testMatch: [`<rootDir>/test/${name}/**/*.test.ts?(x)`],
  moduleNameMapper: modules,
  transform: { '^.+\\.tsx?$': nodeTransform },
  // The sandbox's own Math is slow.
  sandboxInjectedGlobals: ['Math'],
  ...extra,
})

const sameDice = '<rootDir>/test/support/same-dice.js'
const patience = '<rootDir>/test/support/patience.js'
const patient = { setupFilesAfterEnv: [patience, sameDice] }
const twice = { setupFilesAfterEnv: [patience, sameDice, '<rootDir>/test/support/second-try.js'] }

/** One browser and server a worker, shared by its files. */
const browser = {
  testEnvironment: '<rootDir>/test/support/browser-environment.ts',
  moduleNameMapper: { ...modules, '^mini-program-host$': '<rootDir>/test/support/mini-program-host.ts' },
  globalTeardown: '<rootDir>/test/support/close-shared.ts',
}

/** Packages that ship as ES modules only. */
const withModules = names => ({
  transform: { '\\.[jt]sx?$': nodeTransform },
  transformIgnorePatterns: [`<rootDir>/node_modules/(?!(${names.join('|')})/)`],
})

/** Pages mounted by Taro's test kit for H5. */
const taroDefaults = defineTaroConfig({
  moduleNameMapper: {
    '\\.(css|scss)$': '<rootDir>/test/support/style-stub.js',
    '@tarojs/components$': '<rootDir>/src/platform/elements/h5-elements.ts',
    ...aliases,
  },
})
delete taroDefaults.bail
delete taroDefaults.verbose

const pages = {
  ...taroDefaults,
  ...patient,
  displayName: 'pages',
  rootDir: root,
  runtime,
  testMatch: ['<rootDir>/test/pages/**/*.test.tsx'],
  setupFiles: [path.join(testUtils, 'jest/jest.setup.js'), '<rootDir>/test/support/taro-setup.js'],
  transform: { '^.+\\.(mjs|js|jsx|ts|tsx)$': path.join(__dirname, 'support/taro-transform.js') },
  // Packages that ship as ES modules only.
  transformIgnorePatterns: [
    '<rootDir>/node_modules/(?!(@tarojs|@stencil|taro-ui|query-string|decode-uri-component|split-on-first|filter-obj|swiper|lodash-es)/)',
  ],
  moduleFileExtensions: ['h5.tsx', 'h5.ts', 'ts', 'tsx', 'js', 'mjs', 'json', 'jsx'],
}

module.exports = {
  rootDir: root,
  projects: [
    node('unit', { setupFilesAfterEnv: [sameDice] }),
    node('server', patient),
    node('services', twice),
    node('opensearch', {
      ...twice,
      globalSetup: '<rootDir>/test/opensearch/support/start-cluster.ts',
      globalTeardown: '<rootDir>/test/opensearch/support/stop-cluster.ts',
    }),
    pages,
    node('e2e', { ...twice, ...browser, ...withModules(['pixelmatch']) }),
    node('wechat', patient),
    node('weapp', { ...twice, ...browser, testMatch: ['<rootDir>/test/{weapp,mini-program-host}/**/*.test.ts'] }),
  ],
}
