/** Compiles sources for Node by esbuild, in a tenth of Babel's time; all projects share the cache. */
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { createTransformer } = require('babel-jest').default
const { transformSync, version } = require('esbuild')

/** Only Babel hoists mocks above imports, and counts coverage. */
const HOISTED = /\bjest\.(?:mock|unmock)\(/
const isForBabel = (source, options) => options.instrument || HOISTED.test(source)

const babel = createTransformer(require('./babel-options'))
const SELF = readFileSync(__filename)

/** Lets tests spy on exports: esbuild's helpers fix them, and copy a module that is imported whole. */
const withOpenExports = code =>
  code
    .replace(/^(var __(?:export|copyProps) = [^]*?)enumerable:/gm, '$1configurable: true, enumerable:')
    .replace(/^(var __toESM = .*?=> )/m, '$1mod?.__esModule ? mod : ')

module.exports = {
  canInstrument: true,
  getCacheKey(source, file, options) {
    if (isForBabel(source, options)) return babel.getCacheKey(source, file, options)
    return createHash('sha256').update(SELF).update(version).update(file).update('\0').update(source).digest('hex')
  },
  process(source, file, options) {
    if (isForBabel(source, options)) return babel.process(source, file, options)
    const { code } = transformSync(source, {
      sourcefile: file,
      loader: path.extname(file).slice(1).replace('mjs', 'js'),
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      // Jest's own modules use `require`.
      supported: { 'dynamic-import': false },
      sourcemap: 'inline',
    })
    return { code: withOpenExports(code) }
  },
}
