import js from '@eslint/js'
import importX from 'eslint-plugin-import-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import { readdirSync } from 'node:fs'
import ts from 'typescript-eslint'

/** Rooms of src/ from the ground up, one on each floor. A room may import from the floors below it. */
const FLOORS = [
  'domain',
  'copy.ts',
  'copy',
  'platform',
  'routing',
  'ui',
  'request',
  'api',
  'stores',
  'actions',
  'libraries',
  'shared',
  'features',
  'pages',
  'app',
]
const DOMAIN_FLOORS = [
  'libraries',
  'format',
  'reference-data',
  'calculators',
  'charts',
  'text',
  'document-model',
  'law-time',
  'citation',
  'case-history',
  'judgment',
  'citation-check',
  'query',
  'workspace',
]

/** Rooms of server/ from the ground up: settings are read from the environment, services answer, `start.ts` puts all together. */
const SERVER_FLOORS = [
  'runtime.ts',
  'paths.ts',
  'copy',
  'records.ts',
  'data-folder.ts',
  'sqlite.ts',
  'reference-data',
  'threads',
  'engine',
  'accounts',
  'settings',
  'http',
  'download',
  'metrics',
  'search',
  'libraries',
  'article-search',
  'files',
  'corpus',
  'report',
  'citation-check',
  'document-worker',
  'providers',
  'workspace',
  'web',
  'services',
  'mcp',
  'admin',
  'app.ts',
  'start.ts',
  'main.ts',
]

/** Of rooms from the ground up: what a room must not import. */
const upwardIn = (house, floors) =>
  floors.slice(0, -1).map((room, floor) => ({
    target: `${house}/${room}`,
    from: floors.slice(floor + 1).map(above => `${house}/${above}`),
    message: `Imports only point down the floors of ${house}.`,
  }))

const features = readdirSync('./src/features')
const sideways = features.map(name => ({
  target: `./src/features/${name}`,
  from: './src/features',
  except: [`./${name}`],
  message: 'What two features share moves down a floor.',
}))

/** All rooms of the server but the engine's own. */
const AROUND_THE_ENGINE = readdirSync('./server')
  .filter(name => name !== 'engine')
  .map(name => `./server/${name}`)

const zones = [
  ...upwardIn('./src', FLOORS),
  ...upwardIn('./src/domain', DOMAIN_FLOORS),
  ...upwardIn('./server', SERVER_FLOORS),
  ...sideways,
  { target: './src/domain', from: ['./src'], except: ['./domain'], message: 'domain/ knows nothing but itself.' },
  {
    target: './src/libraries',
    from: './src/ui',
    except: ['./row', './segments', './label'],
    message: 'A library shapes rows, no more.',
  },
  { target: './src', from: './server', message: 'src/ and server/ meet in types/ only.' },
  {
    target: './server',
    from: './src',
    except: ['./domain'],
    message: 'The server shares src/domain and nothing else.',
  },
  {
    target: AROUND_THE_ENGINE,
    from: './server/engine',
    except: ['./port.ts', './open.ts', './cache.ts'],
    message: 'The server knows the port of its engine; engine/open.ts alone chooses one.',
  },
  {
    target: './types',
    from: ['./src', './server', './config', './scripts'],
    message: 'The contract depends on nobody.',
  },
  { target: './config', from: ['./server', './scripts'], message: 'The builds of Taro know no server.' },
  { target: './src', from: './scripts', message: 'Scripts are run, not imported.' },
  { target: './server', from: './scripts', message: 'Scripts are run, not imported.' },
  {
    target: './test/spec-server',
    from: ['./src', './server', './types', './config'],
    message: 'The second back end is written from the specification alone.',
  },
  {
    target: './test/mini-program-host',
    from: ['./src', './server', './types', './config', './test'],
    except: ['./mini-program-host'],
    message: 'The mini-program host is a package of its own.',
  },
]

export default ts.config(
  { ignores: ['**/dist', 'data/**', 'node_modules', 'test-results', 'src/pages/**/*.config.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-unresolved': ['error', { ignore: ['^@tarojs/', '^@modelcontextprotocol/', 'taro-ui'] }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'smart'],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name="eval"], NewExpression[callee.name="Function"]',
          message: 'A mini-program has neither.',
        },
        {
          selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
          message: 'Phones before iOS 16.4 cannot even read a file with a lookbehind in it.',
        },
      ],
    },
  },
  {
    // Components and hooks are nowhere else; the compiler behind these rules takes half of the linter's time.
    files: ['src/**/*.{ts,tsx}', '**/*.tsx'],
    ignores: ['src/{domain,copy,api}/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.h5.{ts,tsx}', 'src/platform/router/**', 'src/routing/h5-router.ts'],
    languageOptions: { globals: {} },
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'location', 'history', 'localStorage', 'sessionStorage', 'navigator', 'fetch'].map(
          name => ({ name, message: 'DOM belongs in a *.h5.ts file.' }),
        ),
      ],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                '@contract/*',
                '!@contract/paths',
                '!@contract/lazy-paths',
                '!@contract/prerender-ids',
                '**/types/api/*',
              ],
              allowTypeImports: true,
              message:
                'Of the contract src/ takes types, and by value its paths and ids alone: schemas are for the server.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.|dayjs(/plugin/\\w+)?$|fflate$)',
              message: 'domain/ is plain TypeScript, with dayjs for its days and fflate for its archives.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['types/api/paths.ts', 'types/api/lazy-paths.ts', 'types/api/prerender-ids.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportDeclaration', message: 'Plain strings: the app bundles them.' },
      ],
    },
  },
  { files: ['server/corpus/sample/data/**', 'src/copy.ts'], rules: { 'max-lines': 'off' } },
  { files: ['src/ui/*/native/*.js'], languageOptions: { globals: { Component: 'readonly' } } },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  { files: ['test/support/*.js'], languageOptions: { globals: { ...globals.browser, ...globals.jest } } },
  { files: ['**/*.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)
