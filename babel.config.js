// The preset finds package.json's browserslist and then does not ask it: without these the browser gets ES5, a twentieth larger.
const targets = process.env.TARO_ENV === 'h5' ? { ios: '12', chrome: '70' } : undefined

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', targets }]],
}
