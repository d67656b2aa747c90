/**
 * Every WeChat function that the app calls exists. If the oldest supported base library lacks it, the app checks for it
 * first.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openBundle } from 'mini-program-host/gates'
import { functionsOfWx, isNewer } from './support/typings'

const ROOT = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** Taro's own, and what it has for what WeChat has elsewhere. */
const OF_TARO = new Set(['env', 'eventCenter', 'getCurrentInstance', 'getCurrentPages', 'nextTick'])

const functions = functionsOfWx()
const LEAST = /least base library is (\d+\.\d+\.\d+)/.exec(read('docs/deploy.md'))?.[1] ?? ''

/** Sources that the mini-program is made of. */
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.tsx?$/.test(file) && !/\.h5\.|\/gallery\//.test(file))

const calls = sources.flatMap(file => {
  const source = read(file)
  const names = new Set([...source.matchAll(/\bTaro\.(\w+)/g)].map(([, name = '']) => name))
  return [...names].filter(name => /^[a-z]/.test(name) && !OF_TARO.has(name)).map(name => ({ file, name, source }))
})

test('the typings and the sources are read', () => {
  expect(LEAST).not.toBe('')
  expect(functions.get('getWindowInfo')).toBe('2.20.1')
  expect(functions.get('setStorageSync')).toBe('0')
  expect(new Set(calls.map(({ name }) => name)).size).toBeGreaterThan(40)
})

test('every function exists', () => {
  expect(calls.filter(({ name }) => !functions.has(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

test('what the least base library does not have is asked about first', () => {
  const newer = calls.filter(({ name }) => isNewer(functions.get(name) ?? '0', LEAST))
  const unguarded = newer.filter(({ name, source }) => !source.includes(`canIUse('${name}')`))
  expect(unguarded.map(({ file, name }) => `${file}: ${name} since ${functions.get(name)}`)).toEqual([])
})

test('the scripts of the build call nothing else of wx by its name', () => {
  const bundle = openBundle(path.join(ROOT, 'dist/weapp'))
  const names = bundle.files
    .filter(file => file.endsWith('.js'))
    .flatMap(file => [...bundle.read(file).matchAll(/\bwx\.(\w+)/g)].map(([, name = '']) => name))
  expect([...new Set(names)].filter(name => !functions.has(name))).toEqual([])
})
