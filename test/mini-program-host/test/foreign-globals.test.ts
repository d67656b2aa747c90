import { foreignGlobals } from '../src/pack/foreign-globals'

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
  ])('%s', (code, places) => {
    expect(foreignGlobals(code)).toEqual(places)
  })

  test("lets webpack's own way to the global object pass, and nothing that looks like it", () => {
    const webpackCode =
      'r.g=function(){if("object"===typeof globalThis)return globalThis;try{return this||new Function("return this")()}catch(n){if("object"===typeof window)return window}}();'
    expect(foreignGlobals(webpackCode)).toEqual([])
    expect(foreignGlobals(webpackCode.replace('return this")', 'return that")'))).toHaveLength(1)
  })
})
