/** WeChat's own compilers accept the build, and refuse what the mini-program host refuses. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isRefusedSelector, openBundle, styleFaults } from 'mini-program-host/gates'
import { compileStyles, compileTemplates, reasonNotToRun } from './support/compilers'

const DIST = path.resolve(__dirname, '../../dist/weapp')
const reason = reasonNotToRun()
if (reason) process.stdout.write(`not run: ${reason}\n`)
const withCompilers = reason ? test.skip : test

const bundle = openBundle(DIST)
const ending = (pattern: RegExp) => bundle.files.filter(file => pattern.test(file)).sort()

withCompilers('every style of the build compiles', () => {
  const files = ending(/\.wxss$/)
  expect(files.length).toBeGreaterThan(50)
  expect(compileStyles(DIST, files).refusal).toBe('')
})

withCompilers('every template and WXS of the build compiles', () => {
  expect(compileTemplates(DIST, ending(/\.(wxml|wxs)$/)).refusal).toBe('')
})

test('the host finds nothing in the build that they would refuse', () => {
  expect(styleFaults(bundle)).toEqual([])
})

const REFUSED = [
  ...['*', '.a *', '.a > *', '.a + *', '.a:not(*)', '.a:has(> *)'],
  ...['.a ~ .b ~ .c', '.a + .b ~ .c', '.a > .b ~ .c', '.a+.b~.c'],
  ...['.a:first-child ~ .b', ':first-child ~ .b', '.a:not(.x) ~ .b', '.a::before ~ .b', '.a[x] ~ .b', '#a ~ .b'],
  ...['.a > :first-child', '.a + :first-child', '.a ~ :first-child', '.a > [x]', '.a > ::before', '.a > #b'],
  ...['.a:is(.b, .c)', '.a:not(.b .c)', '.a:not(.b > .c)', '.a:not(.b:not(.c))', '.a::slotted(.b)'],
  ...['.a >>> .b', '.a|b', '.a\\:b', '.中文'],
]
const TAKEN = [
  ...['.a', 'view.a', '#a', '[a*="b"]', ':root', 'page', '::selection', '.a::before', '.a .b:first-child'],
  ...[
    '.a ~ .b',
    '.a .b ~ .c .d',
    '.a ~ .b > .c',
    '.a ~ .b + .c',
    '.a ~ .b .c ~ .d',
    'view.a ~ .b',
    '.a:first-child .b ~ .c',
  ],
  ...['.a + .b + .c', '.a>.b', '.a > view:first-child', '.a :first-child', '.a ~ .b:first-child'],
  ...['.a:not(.b)', '.a:not([x])', '.a:not(:first-child)', '.a:not(#x)', '.a:is(.b)', '.a:where(.b)', '.a:has(> .b)'],
  ...['.a:has(+ .b)', '.a:nth-child(2n+1)', '.a:lang(zh)', '.a ~ .b:not(.c) .d', '.a[href^="x"] .b'],
]
const AT_RULES = [
  '@container (min-width: 1px) { .a { color: red } }',
  '@layer x { .a { color: red } }',
  '@layer x;',
  '@scope (.a) { .b { color: red } }',
  '.a { .b { color: red } }',
  '@media (min-width: 1px) { .a > * { color: red } }',
]

describe('a style', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'alpha-search-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  function refusalOf(style: string) {
    writeFileSync(path.join(folder, 'a.wxss'), style)
    return compileStyles(folder, ['a.wxss']).refusal
  }
  const ofHost = (style: string) => {
    writeFileSync(path.join(folder, 'a.wxss'), style)
    writeFileSync(path.join(folder, 'app.json'), '{"pages":[]}')
    return styleFaults(openBundle(folder))
  }

  test.each(REFUSED)('of %s is refused by the host', selector => expect(isRefusedSelector(selector)).toBe(true))
  test.each(TAKEN)('of %s is taken by the host', selector => expect(isRefusedSelector(selector)).toBe(false))
  test.each(AT_RULES)('%s is refused by the host', style => expect(ofHost(style)).toHaveLength(1))

  withCompilers.each([...REFUSED.map(selector => `${selector} { color: red }`), ...AT_RULES])('%s is refused', style =>
    expect(refusalOf(style)).toMatch(/^ERR: /),
  )
  withCompilers.each(TAKEN)('of %s is taken', selector => expect(refusalOf(`${selector} { color: red }`)).toBe(''))
})
