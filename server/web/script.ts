import { createHash } from 'node:crypto'
import { Html } from '../http/html'

/**
 * The script of the server's pages, which also work without it. It shows a password and goes back in the browser's
 * history. When a visitor goes back to a finished login page, it skips to the page before the login.
 */
const SCRIPT = `
(function () {
  var each = function (selector, act) { Array.prototype.forEach.call(document.querySelectorAll(selector), act) }
  each('.eye', function (eye) {
    var input = document.getElementById(eye.getAttribute('aria-controls'))
    eye.hidden = false
    eye.addEventListener('click', function () {
      var shown = input.type === 'password'
      input.type = shown ? 'text' : 'password'
      eye.setAttribute('aria-pressed', String(shown))
      input.focus()
    })
  })
  var plain = function (address) { return address.split('?')[0] }
  each('.back', function (back) {
    back.addEventListener('click', function (event) {
      event.preventDefault()
      var from = document.referrer
      var isOurs = from.indexOf(location.origin + '/') === 0 && plain(from) !== plain(location.href)
      if (isOurs && history.length > 1) history.back()
      else location.replace(back.href)
    })
  })
  var goPast = function () {
    history.go(-2)
    setTimeout(function () { history.back() }, 400)
  }
  var sent = false
  addEventListener('submit', function () { sent = true })
  addEventListener('pageshow', function (event) { if (event.persisted && sent) goPast() })
  var arrival = performance.getEntriesByType && performance.getEntriesByType('navigation')[0]
  if (document.querySelector('[data-done]') && arrival && arrival.type === 'back_forward') goPast()
})()
`

/** Not made by the tag `html`, which would escape the script: the hash covers the exact text. */
export const SCRIPT_ELEMENT = new Html(`<script>${SCRIPT}</script>`)

export const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`
