import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openMiniProgram } from '../src'
import { openBundle, preloadFaults, requiredScripts } from '../src/gates'
import { eventually } from './eventually'
import { FIXTURE } from './fixture'

const PAGE = 'pages/home/index.js'
const broken: string[] = []

afterAll(() => broken.forEach(folder => rmSync(folder, { recursive: true })))

/** Returns a copy of the fixture with one fault. */
function damaged(damage: (file: (name: string) => string) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'broken-'))
  broken.push(folder)
  cpSync(FIXTURE, folder, { recursive: true })
  damage(name => path.join(folder, name))
  return folder
}

const first = (file: string, code: string) => writeFileSync(file, `${code}\n${readFileSync(file, 'utf8')}`)

const CASES: [string, (file: (name: string) => string) => void, RegExp][] = [
  ['uses document', file => first(file(PAGE), 'document.title = "x"'), /Cannot set properties of undefined/],
  ['reaches it through globalThis', file => first(file(PAGE), 'globalThis.document.title = "x"'), /Cannot set prop/],
  ['makes code of text', file => first(file(PAGE), 'new Function("return 1")()'), /EvalError/],
  ['fetches', file => first(file(PAGE), 'fetch("/x")'), /fetch is not a function/],
  ['calls a wx function that is none', file => first(file(PAGE), 'wx.notAnApi({})'), /missing: wx\.notAnApi/],
  [
    'asks for a script that is not there',
    file => rmSync(file('shared/lifecycle.js')),
    /module not found: shared\/lifecycle/,
  ],
  [
    'has a tag that does not end',
    file => appendFileSync(file('pages/home/index.wxml'), '<view>'),
    /home\/index\.wxml:\d+/,
  ],
  [
    'has no template for a page',
    file => rmSync(file('pages/mine/index.wxml')),
    /pages\/mine\/index\.wxml does not exist/,
  ],
  ['has no template for a component', file => rmSync(file('packages/counter.wxml')), /counter\.wxml does not exist/],
  [
    'imports a template that is not there',
    file => appendFileSync(file('pages/mine/index.wxml'), '<import src="no.wxml" />'),
    /imports pages\/mine\/no/,
  ],
  [
    'has a broken wxs',
    file => appendFileSync(file('shared/format.wxs'), 'var x = = 1'),
    /format\.wxs: Unexpected token/,
  ],
  [
    'has a style that WeChat refuses',
    file => appendFileSync(file('app.wxss'), '.a > * { color: red }'),
    /WeChat refuses the styles:\napp\.wxss:\d+:\d+ \.a > \*/,
  ],
  ['uses a wxs that is not there', file => rmSync(file('shared/format.wxs')), /format\.wxs, which does not exist/],
  [
    'takes a script from a sub-package',
    file => first(file(PAGE), 'require("../../packages/counter")'),
    /not loaded yet/,
  ],
]

test.each(CASES)('a mini-program that %s is refused', async (_, damage, message) => {
  await expect(openMiniProgram({ bundle: damaged(damage) })).rejects.toThrow(message)
})

test('what goes wrong later is kept for the test to see', async () => {
  const late = (code: string) => `setTimeout(() => { ${code} })`
  const bundle = damaged(file =>
    first(
      file(PAGE),
      [
        late('throw new Error("late")'),
        late('console.error("said")'),
        late('Promise.reject(7)'),
        late('try { eval("1") } catch {}'),
      ].join('\n'),
    ),
  )
  const app = await openMiniProgram({ bundle })
  await eventually(async () => expect((await app.errors()).length).toBe(3))
  expect((await app.errors()).join()).toMatch(/late.*console\.error: said.*7/s)
  expect((await app.health()).violations).toEqual([expect.stringContaining('eval')])
})

describe('what is fetched ahead', () => {
  const preloading = (preloadRule: object) =>
    damaged(file => {
      const app = JSON.parse(readFileSync(file('app.json'), 'utf8')) as object
      writeFileSync(file('app.json'), JSON.stringify({ ...app, preloadRule }))
    })
  const packages = ['packages']

  test('may be a package that there is, from a page that there is', () => {
    const bundle = openBundle(preloading({ 'pages/home/index': { packages }, 'packages/more/index': { packages } }))
    expect(preloadFaults(bundle)).toEqual([])
  })

  test('is refused where either is missing', () => {
    const rule = { 'pages/gone/index': { packages }, 'pages/home/index': { packages: ['gone', '__APP__'] } }
    expect(preloadFaults(openBundle(preloading(rule)))).toEqual(['pages/gone/index is no page', 'gone is no package'])
  })

  test('is refused where the pages of one package ask for more than 2 MB together', () => {
    const folder = preloading({ 'pages/home/index': { packages }, 'pages/list/index': { packages } })
    writeFileSync(path.join(folder, 'packages/large.txt'), 'x'.repeat(1100 * 1024))
    expect(preloadFaults(openBundle(folder))).toEqual([expect.stringMatching(/^the pages of main ask for 220\d KB$/)])
  })
})

describe('the scripts that a page requires', () => {
  test('are the app’s, its own, those of its components, and what they require', () => {
    const folder = damaged(file => {
      first(file('packages/counter.js'), `require("../shared/lifecycle")`)
      first(file('shared/lifecycle.js'), `require('./colours.js')`)
      writeFileSync(file('shared/colours.js'), '')
    })
    const bundle = openBundle(folder)
    expect(requiredScripts(bundle, 'pages/form/index')).toEqual(['app.js', 'pages/form/index.js'])
    expect(requiredScripts(bundle, 'packages/more/index')).toEqual([
      ...['app.js', 'packages/more/index.js', 'packages/counter.js', 'shared/lifecycle.js', 'shared/colours.js'],
    ])
  })

  test('must be there', () => {
    const folder = damaged(file => rmSync(file('shared/lifecycle.js')))
    expect(() => requiredScripts(openBundle(folder), 'pages/home/index')).toThrow(/lifecycle\.js/)
  })
})

test('a folder without a mini-program is told in one sentence', async () => {
  await expect(openMiniProgram({ bundle: tmpdir() })).rejects.toThrow('There is no mini-program in')
})
