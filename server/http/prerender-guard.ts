/** The one script that stands in a page with a first paint. It runs before anything is painted, in the oldest browser that is served. */
import { scriptHashesOf } from './h5-index'

/** As src/platform/first-paint/index.h5.ts knows it. */
export const OFF = 'first-paint-off'

/**
 * Where something else is kept on the device than the first paint was drawn for, or a page that a browser has kept is opened
 * again with a token, or the app has a wrapper of its own around it, the app would show something else: the first paint is not
 * shown. The last tap on it is noted, for the app to follow. The app's scripts, which a browser may have at hand, run once there is
 * something to see, or where nothing is painted, as in a tab behind another one.
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
    d.documentElement.className = '${OFF}'
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

/** A script of the app, which waits for its turn. */
export const inTurn = (url: string) => `<link rel="preload" as="script" href="${url}" data-app>`

/** `kept`: escaped for an attribute. */
export const guardWith = (kept: string) => `<script data-kept="${kept}">${GUARD}</script>`

export const GUARD_HASHES = scriptHashesOf(guardWith(''))
