const { createTransformer } = require('babel-jest').default
const completeTaroApi = require('@tarojs/plugin-framework-react/dist/api-loader.js')

// `hot` would ask for the dev server's refresh runtime in every file.
const babel = createTransformer({
  configFile: false,
  presets: [
    ['taro', { framework: 'react', ts: true, hot: false }],
    ['@babel/preset-env', { modules: 'commonjs', targets: { node: 'current' } }],
  ],
})

/** Taro's hooks are added to its H5 API by a webpack loader; the test kit's copy of the API needs the same. */
const isTaroApi = file => file.includes('test-utils-react/dist/jest/runtime/taro-h5.js')

module.exports = {
  ...babel,
  process: (source, file, options) => babel.process(isTaroApi(file) ? completeTaroApi(source) : source, file, options),
}
