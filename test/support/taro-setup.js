// '@tarojs/taro' must be evaluated before '@tarojs/router': the two import each other.
const taro = require('@tarojs/taro')
// No router runs. The page of a test has another below it, as most pages have.
;(taro.default ?? taro).getCurrentPages = () => [{}, {}]
const React = require('react')
const ReactDOM = require('react-dom/client')
const { createReactApp } = require('@tarojs/plugin-framework-react/dist/runtime')

// Jsdom knows no media queries: none of them holds.
window.matchMedia ??= () => ({ matches: false, addListener: () => {}, removeListener: () => {} })

const host = document.createElement('div')
host.id = 'app'
document.body.appendChild(host)

// Taro's hooks read React from a registry that only this call fills.
class App extends React.Component {
  render() {
    return this.props.children || null
  }
}
createReactApp(App, React, ReactDOM, { appId: 'app' })

// The test kit calls the old `act`; React says so at every mount.
const report = console.error
console.error = (...args) => {
  if (!String(args[0]).includes('ReactDOMTestUtils.act')) report(...args)
}
