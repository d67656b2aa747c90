// The preset finds package.json's browserslist and then does not ask it: without these phones get ES5, a twentieth larger.
const targets = { ios: '12', chrome: '70' }

// Of these iOS 12 has small bugs only. Taro's preset would rewrite every use; `bugfixes` mends the few that meet a bug: 4 KB gzip.
const exclude = ['transform-parameters', 'transform-destructuring', 'transform-template-literals']
const bugfixes = ['@babel/preset-env', { targets, bugfixes: true, modules: false }]

module.exports = {
  presets: [bugfixes, ['taro', { framework: 'react', ts: true, compiler: 'webpack5', targets, exclude }]],
}
