import path from 'node:path'
import { missingBuiltIns } from '../support/built-ins'
import { PACKAGE_LIMITS, browserUses, describeSizes, measurePackages } from './gates'
import { openBundle } from './pack/bundle'
import { foreignGlobals } from './pack/foreign-globals'
import { compileTemplates } from './pack/templates'

describe('dist/weapp', () => {
  const bundle = openBundle(path.resolve(__dirname, '../../dist/weapp'))

  test('fits into its packages', () => {
    const sizes = measurePackages(bundle)
    process.stdout.write(`figure: mini-program ${describeSizes(sizes)}\n`)
    expect(sizes.main).toBeLessThanOrEqual(PACKAGE_LIMITS.main)
    expect(sizes.total).toBeLessThanOrEqual(PACKAGE_LIMITS.total)
    for (const size of Object.values(sizes.subPackages)) expect(size).toBeLessThanOrEqual(PACKAGE_LIMITS.subPackage)
  })

  test('has ECharts in the package of the charts and nowhere else', () => {
    const carriers = bundle.files.filter(
      file => file.endsWith('.js') && bundle.read(file).includes('_echarts_instance_'),
    )
    expect(carriers).toEqual(['pages/visual/sub-vendors.js'])
    // echarts-taro3-react has one of its own, and a bundle with both would pass all else.
    expect(bundle.read('pages/visual/sub-vendors.js').split('_echarts_instance_')).toHaveLength(2)
    expect(measurePackages(bundle).subPackages['pages/visual']).toBeLessThanOrEqual(PACKAGE_LIMITS.charts)
  })

  test('uses nothing of a browser and makes no code of text', () => {
    expect(browserUses(bundle)).toEqual([])
  })

  test('asks for no built-in that its oldest phones do not have', () => {
    expect(missingBuiltIns('dist/weapp')).toBe('')
  })

  test('has templates that compile without a single diagnostic', () => {
    expect(compileTemplates(bundle).faults).toEqual([])
  })
})

describe('the search for browser globals', () => {
  test.each([
    ['document.title = 1', ['document at 1:0']],
    ['eval("1")', ['eval at 1:0']],
    ['new Function("return 1")()', ['Function at 1:4']],
    ['globalThis.document', ['globalThis at 1:0']],
    ['function f(){ return localStorage }', ['localStorage at 1:21']],
    ['typeof window === "object" && window.x', []],
    ['if (typeof performance === "object") f = performance.now', []],
    ['var document = {}; document.title = 1', []],
    ['x.document.location = { window: 1 }', []],
    ['x instanceof Function', []],
    ['typeof JSON === "object" ? JSON.parse(x) : new Function(x)()', []],
    ['Function.prototype.toString.call(f)', []],
    ['var make = Function', ['Function at 1:11']],
  ])('%s', (code, found) => {
    expect(foreignGlobals(code)).toEqual(found)
  })

  test("lets webpack's own way to the global object pass, and nothing that looks like it", () => {
    const own =
      'r.g=function(){if("object"===typeof globalThis)return globalThis;try{return this||new Function("return this")()}catch(n){if("object"===typeof window)return window}}();'
    expect(foreignGlobals(own)).toEqual([])
    expect(foreignGlobals(own.replace('return this")', 'return that")'))).toHaveLength(1)
  })
})
