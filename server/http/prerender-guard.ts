/** The inline script of a prerendered page. It runs before the first paint, in the oldest supported browser. */
import { scriptHashesOf } from './h5-index'

/** As src/platform/prerender/index.h5.ts knows it. */
export const PRERENDER_OFF = 'prerender-off'

/**
 * Hides the prerendered page where the app would show something else: where the device stores other values
 * than those it was rendered for, where a page restored by the browser has a token, and in the native app.
 * Records the last tap for the app to replay. Starts the app's scripts, which may be cached, after the first
 * paint, or after a delay where nothing is painted, as in a background tab.
 */
const GUARD = `(function (d) {
  try {
    var kept = JSON.parse(d.currentScript.getAttribute('data-kept'))
    for (var name in kept) {
      var value = localStorage.getItem(name)
      if (value !== null && value !== kept[name]) throw 0
    }
    if (/(^|; *)token=[^;]/.test(d.cookie)) throw 0
    if (window.AlphaBridge || (window.webkit && webkit.messageHandlers && webkit.messageHandlers.alphaBridge)) throw 0
  } catch (_) {
    d.documentElement.className = '${PRERENDER_OFF}'
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

/** An app script that starts later. */
export const deferredScript = (url: string) => `<link rel="preload" as="script" href="${url}" data-app>`

/** The stored values are escaped for an attribute. */
export const guardScript = (storedValues: string) => `<script data-kept="${storedValues}">${GUARD}</script>`

export const GUARD_HASHES = scriptHashesOf(guardScript(''))
