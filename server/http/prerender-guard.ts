/**
 * The inline script of a prerendered page. It runs before the browser first paints. It must also work in the oldest
 * supported browser.
 */
import { PRERENDER_OFF_CLASS } from '@contract/prerender-ids'
import { scriptHashesOf } from './h5-index'

/**
 * Hides the prerendered page if the app would show something else. This happens in three cases: the device stores other
 * values than the page was rendered for; a page that the browser restores has a token; the page runs in the native app.
 * Records the last tap, so that the app can replay it. Starts the app's scripts only after the first paint, because
 * scripts from the cache could delay it. If nothing is painted, as in a background tab, the scripts start after a
 * delay.
 */
const GUARD = `(function (d) {
  try {
    var storedValues = JSON.parse(d.currentScript.getAttribute('data-stored-values'))
    for (var name in storedValues) {
      var value = localStorage.getItem(name)
      if (value !== null && value !== storedValues[name]) throw 0
    }
    if (/(^|; *)token=[^;]/.test(d.cookie)) throw 0
    if (window.AlphaBridge || (window.webkit && webkit.messageHandlers && webkit.messageHandlers.alphaBridge)) throw 0
  } catch (_) {
    d.documentElement.className = '${PRERENDER_OFF_CLASS}'
  }
  d.addEventListener('click', function (event) {
    d.documentElement.tapped = event.target
  })
  var begun
  function begin() {
    if (begun) return
    begun = true
    var scripts = d.querySelectorAll('link[data-app]')
    for (var i = 0; i < scripts.length; i++) {
      var script = d.createElement('script')
      script.async = false
      script.src = scripts[i].href
      d.head.appendChild(script)
    }
  }
  d.addEventListener('DOMContentLoaded', function () {
    requestAnimationFrame(function () {
      setTimeout(begin)
    })
    setTimeout(begin, 400)
  })
})(document)`

/** Returns the tag of an app script, which the inline script starts later. */
export const deferredScript = (url: string) => `<link rel="preload" as="script" href="${url}" data-app>`

/** Returns the inline script. `storedValues` must already be escaped for an attribute. */
export const prerenderGuardScript = (storedValues: string) =>
  `<script data-stored-values="${storedValues}">${GUARD}</script>`

export const PRERENDER_GUARD_HASHES = scriptHashesOf(prerenderGuardScript(''))
