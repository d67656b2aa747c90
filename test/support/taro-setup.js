// '@tarojs/taro' must be evaluated before '@tarojs/router': the two import each other.
const taro = require('@tarojs/taro')
// No router runs. Like most pages, a test's page has another below it.
;(taro.default ?? taro).getCurrentPages = () => [{}, {}]
const React = require('react')
const ReactDOM = require('react-dom/client')
const { createReactApp } = require('@tarojs/plugin-framework-react/dist/runtime')

// Replaces media queries, which jsdom lacks. None matches.
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

// Drops one warning: the test kit calls the old `act`, and React reports that at every mount.
const report = console.error
console.error = (...args) => {
  if (!String(args[0]).includes('ReactDOMTestUtils.act')) report(...args)
}
