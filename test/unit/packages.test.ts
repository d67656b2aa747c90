/** The packages that the client chose are used: by shipped code, or by tests if they are test tools. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const SHIPPED = ['@tarojs/taro', '@tarojs/components', 'react', 'dayjs', 'zustand', 'taro-ui', 'echarts-taro3-react']
const TOOLS = ['@tarojs/test-utils-react']

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const manifest = (file: string) => JSON.parse(read(file)) as Record<string, Record<string, string>>
const { dependencies, devDependencies } = manifest('package.json')

const sourcesOf = (folder: string) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(file => /\.tsx?$/.test(file) && existsSync(path.join(ROOT, file)))
    .map(read)

const packageOf = (specifier: string) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0] ?? ''

/** The packages of which a folder imports more than types: those do not ship. */
const importsOf = (folder: string) =>
  new Set(
    sourcesOf(folder)
      .flatMap(source => [...source.matchAll(/^import (?!type )[^;]*?'([^'.@][^']*|@[^/][^']*)'$/gm)])
      .map(([, name = '']) => packageOf(name)),
  )

test.each(SHIPPED)('%s ships', name => {
  expect(dependencies).toHaveProperty([name])
  expect(importsOf('src')).toContain(name)
})

test.each(TOOLS)('%s is what tests are written with', name => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name])
  expect(importsOf('test')).toContain(name)
})

test('jest runs the tests', () => {
  expect(devDependencies).toHaveProperty('jest')
  expect(existsSync(path.join(ROOT, 'test/jest.config.js'))).toBe(true)
})

test('what the mini-program host asks for is what the root installs', () => {
  const host = manifest('test/mini-program-host/package.json')
  expect({ ...dependencies, ...devDependencies }).toMatchObject({ ...host.dependencies, ...host.devDependencies })
})

test('every package that is imported, be it for a type, is listed', () => {
  const { paths } = (JSON.parse(read('tsconfig.json')) as { compilerOptions: { paths: object } }).compilerOptions
  const aliases = Object.keys(paths).map(alias => alias.replace('*', ''))
  const imported = ['src', 'server', 'types', 'config', 'scripts', 'test']
    .flatMap(sourcesOf)
    .flatMap(source => [...source.matchAll(/(?:^(?:import|export|\}) .*?from |^import |import\()'([^'.\n][^'\n]*)'/gm)])
    .map(([, specifier = '']) => specifier)
    .filter(specifier => !specifier.startsWith('node:') && !aliases.some(alias => specifier.startsWith(alias)))
  const unlisted = imported.map(packageOf).filter(name => !(name in { ...dependencies, ...devDependencies }))
  expect(imported.length).toBeGreaterThan(500)
  expect([...new Set(unlisted)]).toEqual([])
})

test('every override is explained in CONTRIBUTING.md, and no other', () => {
  const [, section = ''] = /^## Overrides$([\s\S]*?)^## /m.exec(read('CONTRIBUTING.md')) ?? []
  const rows = [...section.matchAll(/^\| (`[^|]+) \| [^|]{20,} \|$/gm)]
  const explained = rows.flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  expect(explained.sort()).toEqual(Object.keys(manifest('package.json').overrides ?? {}).sort())
})
