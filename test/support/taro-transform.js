const { createTransformer } = require('babel-jest').default
const completeTaroApi = require('@tarojs/plugin-framework-react/dist/api-loader.js')
const node = require('./node-transform')

// Switches off hot reloading, because it would require the dev server's refresh runtime.
const babel = createTransformer({
  configFile: false,
  presets: [
    ['taro', { framework: 'react', ts: true, hot: false }],
    ['@babel/preset-env', { modules: 'commonjs', targets: { node: 'current' } }],
  ],
})

/**
 * Whether a file is the test kit's copy of Taro's H5 API. A webpack loader adds Taro's hooks to the original
 * API. The copy needs the same addition.
 */
const isTaroApi = file => file.includes('test-utils-react/dist/jest/runtime/taro-h5.js')

/**
 * Chooses the compiler. Tests spy on the app's exports, which only Babel keeps writable. Packages are
 * compiled by esbuild, in a tenth of the time.
 */
const transformerOf = file => (file.includes('/node_modules/') ? node : babel)

module.exports = {
  ...babel,
  getCacheKey: (source, file, options) => transformerOf(file).getCacheKey(source, file, options),
  process: (source, file, options) =>
    transformerOf(file).process(isTaroApi(file) ? completeTaroApi(source) : source, file, options),
}
