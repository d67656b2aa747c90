// The preset finds package.json's browserslist and then does not ask it: without these phones get ES5, a twentieth larger.
const targets = { ios: '12', chrome: '70' }

// Of these iOS 12 has small bugs only. Taro's preset would rewrite every use; `bugfixes` mends the few that meet a bug: 4 KB gzip.
const exclude = ['transform-parameters', 'transform-destructuring', 'transform-template-literals']
const bugfixes = ['@babel/preset-env', { targets, bugfixes: true, modules: false }]

// Coverage mode counts in `Math`: a mini-program's scripts see no global object that the page around them sees too.
const counters = {
  cwd: __dirname,
  include: ['src/**'],
  // Taro rewrites it before Babel reads it.
  exclude: ['src/app.config.ts'],
  coverageGlobalScope: 'Math',
  coverageGlobalScopeFunc: false,
}

module.exports = {
  plugins: process.env.COVERAGE ? [['istanbul', counters]] : [],
  presets: [bugfixes, ['taro', { framework: 'react', ts: true, compiler: 'webpack5', targets, exclude }]],
}
