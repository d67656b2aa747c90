/** Compiles for Taro's test kit. */
const completeTaroApi = require('@tarojs/plugin-framework-react/dist/api-loader.js')
const node = require('./node-transform')

/**
 * Whether a file is the test kit's copy of Taro's H5 API. A webpack loader adds Taro's hooks to the original
 * API. The copy needs the same addition.
 */
const isTaroApi = file => file.includes('test-utils-react/dist/jest/runtime/taro-h5.js')

module.exports = {
  ...node,
  process: (source, file, options) => node.process(isTaroApi(file) ? completeTaroApi(source) : source, file, options),
}
