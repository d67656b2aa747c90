/** Measures of layout: nothing is wider than the phone, targets are large enough for a finger, and have names. */
import type { Phone } from './support'

export const PHONES = [
  { width: 375, height: 812 },
  { width: 320, height: 568 },
] as const

export const FINE = { overflow: 0, small: [], unnamed: 0 }

/** Runs in the page. Targets within a text line are exempt, as in WCAG. */
export function measure(scope: string | { within: string; least: number } = 'body') {
  const { within, least } = typeof scope === 'string' ? { within: scope, least: 44 } : scope
  const isVisible = (element: Element) => element.getClientRects().length > 0
  const isInLine = (element: Element) =>
    element.matches('.text-block [role]') && getComputedStyle(element).display === 'inline'
  const roles = ['button', 'link', 'tab', 'switch', 'treeitem'].map(role => `[role=${role}]`)
  // Other radios are smaller, and have a larger tap area.
  const choices = ['.choice-grid__field', '.choice-list__line']
  const places = [...document.querySelectorAll(within)]
  const targets = places
    .flatMap(place => [...place.querySelectorAll(`${[...roles, ...choices].join(', ')}, input`)])
    .filter(element => isVisible(element) && !isInLine(element))
  return {
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    small: targets
      .map(target => ({
        text: target.textContent || target.getAttribute('aria-label'),
        box: target.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < least || box.height < least)
      .map(({ text }) => text),
    unnamed: targets.filter(target => !target.textContent?.trim() && !target.getAttribute('aria-label')).length,
  }
}

/** Expects that a part of the screen fits both phones. No size depends on the theme. */
export async function fits(phone: Phone, name: string, part = 'body', expected: Partial<typeof FINE> = FINE) {
  for (const size of PHONES) {
    await phone.page.setViewportSize(size)
    await phone.settled()
    await phone.shot(`${name}-${size.width}`)
    expect({ ...size, ...(await phone.page.evaluate(measure, part)) }).toMatchObject({ ...size, ...expected })
  }
}
