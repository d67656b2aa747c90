/** Keyboard only: the focus after each key, and whether it is visible. */
import { eventually } from '../support/time'
import type { Phone } from './support'

interface Stop {
  name: string
  /** The error of the element. */
  trouble: string
}

/** Runs in the page. */
function lookAtFocus(): Stop {
  const at = document.activeElement
  if (!at || at === document.body) return { name: '', trouble: 'the focus is nowhere' }
  const field = at.matches('input, textarea')
  const labels = field ? [...((at as HTMLInputElement).labels ?? [])].map(label => label.textContent).join(' ') : ''
  const name = (at.getAttribute('aria-label') ?? (labels || at.textContent || '')).replace(/\s+/g, ' ').trim()
  const ringed = (element: Element | null | undefined) => {
    if (!element) return false
    const hasRing = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
      (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    // The box behind a tap may be larger than the tap.
    return hasRing(getComputedStyle(element)) || hasRing(getComputedStyle(element, '::after'))
  }
  // For a field, the box around or below it.
  const around = field
    ? [at.previousElementSibling, at.parentElement, at.parentElement?.parentElement, at.closest('.search-well')]
    : []
  // A new layer has the focus itself: it fills the screen.
  const isLayer = at.matches('[aria-modal]')
  const isUncovered = (rect: DOMRect) =>
    [0.5, 0.1, 0.9].some(part => {
      const hit = document.elementFromPoint(rect.left + rect.width * part, rect.top + rect.height * part)
      return hit !== null && (at.contains(hit) || hit.contains(at))
    })
  const open = [...document.querySelectorAll('[aria-modal]')].filter(
    box => box.getClientRects().length > 0 && !box.closest('.layer--leaving, .dropdown--leaving'),
  )
  const isBehind = open.length > 0 && !open.some(box => box.contains(at))
  const trouble = [
    !isLayer && ![at, ...around].some(ringed) && 'has no ring',
    !isLayer && ![...at.getClientRects()].some(isUncovered) && 'lies under something else',
    isBehind && 'lies behind what is open',
    !name && 'has no name',
  ].filter(Boolean)
  return { name, trouble: trouble.join(', ') }
}

const isCalled = (name: string, target: string | RegExp) =>
  typeof target === 'string' ? name === target : target.test(name)

export function keysOf(phone: Phone) {
  const look = () => phone.page.evaluate(lookAtFocus)
  const press = (key: string) => phone.page.keyboard.press(key)

  /** Stop by stop: reports each focus without a ring, or behind something. */
  async function to(target: string | RegExp, key = 'Tab', most = 80) {
    const passed: string[] = []
    while (passed.length < most) {
      await press(key)
      const { name } = await eventually(async () => {
        const stop = await look()
        // After the last there is the browser's own bar. A rising layer or a toast may cover the focus for a moment.
        expect([stop.name, stop.name && stop.trouble, ...passed.slice(-3)]).toEqual([
          stop.name,
          '',
          ...passed.slice(-3),
        ])
        return stop
      })
      if (name && isCalled(name, target)) return
      passed.push(name)
    }
    throw new Error(`${String(target)} is not reached: ${passed.join(' | ')}`)
  }

  return {
    press,
    to,
    type: (text: string) => phone.page.keyboard.type(text),
    /** Moves the focus there, and presses. */
    async act(target: string | RegExp, key = 'Enter') {
      await to(target)
      await press(key)
    },
    /** The focus has come here by itself. */
    isOn: (target: string | RegExp) =>
      eventually(async () => {
        const { name, trouble } = await look()
        expect([trouble, isCalled(name, target) || name]).toEqual(['', true])
      }),
  }
}
