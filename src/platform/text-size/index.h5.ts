import { clampScale } from './clamp'
import type { TextSizePort } from './port'

function sizeOf(font: string) {
  const probe = document.createElement('span')
  probe.style.cssText = `position:absolute;visibility:hidden;font:${font}`
  document.body.appendChild(probe)
  const size = parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  return size
}

const isIos = () =>
  typeof CSS !== 'undefined' && CSS.supports('font: -apple-system-body') && CSS.supports('-webkit-touch-callout: none')

/** Compared with a fixed size, so that a zoom the webview already applies to all text is not applied twice. */
export const textSize: TextSizePort = {
  scale: () =>
    clampScale(
      isIos()
        ? sizeOf('-apple-system-body') / sizeOf('17px sans-serif')
        : sizeOf('medium sans-serif') / sizeOf('16px sans-serif'),
    ),
}
