/** What the client chose is at work: shipped code imports it, or the tests where it is a tool of theirs. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const SHIPPED = ['@tarojs/taro', '@tarojs/components', 'react', 'dayjs', 'zustand', 'taro-ui', 'echarts-taro3-react']
const TOOLS = ['@tarojs/test-utils-react']

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>

function importsOf(folder: string): Set<string> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(file => /\.tsx?$/.test(file) && existsSync(path.join(ROOT, file)))
  // What only its types are taken of does not ship.
  const imports = files.flatMap(file => [
    ...read(file).matchAll(/^import (?!type )[^;]*?'([^'.@][^']*|@[^/][^']*)'$/gm),
  ])
  return new Set(imports.map(([, name = '']) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0] ?? ''))
}

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
