import type { Insets, SafeAreaPort } from './port'

const SIDES = ['top', 'right', 'bottom', 'left'] as const

function insets(): Insets {
  const probe = document.createElement('div')
  probe.style.cssText = `position:fixed;visibility:hidden;${SIDES.map(side => `padding-${side}:env(safe-area-inset-${side})`).join(';')}`
  document.body.appendChild(probe)
  const style = getComputedStyle(probe)
  const inset = (side: (typeof SIDES)[number]) => parseFloat(style.getPropertyValue(`padding-${side}`)) || 0
  const found = { top: inset('top'), right: inset('right'), bottom: inset('bottom'), left: inset('left') }
  probe.remove()
  return found
}

export const safeArea: SafeAreaPort = {
  insets,
  capsuleWidth: () => 0,
  window: () => ({ width: window.innerWidth, height: window.innerHeight }),
  onResize(listener) {
    const told = () => listener()
    window.addEventListener('resize', told)
    return () => window.removeEventListener('resize', told)
  },
}
