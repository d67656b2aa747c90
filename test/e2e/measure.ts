/** Runs in the page. Targets that stand inside a text line are exempt, as WCAG has it; there are none in these screens. */
export function measure(within = 'body') {
  const seen = (element: Element) => element.getClientRects().length > 0
  const roles = ['button', 'link', 'tab', 'switch', 'option', 'treeitem'].map(role => `[role=${role}]`)
  const places = [...document.querySelectorAll(within)]
  const targets = places.flatMap(place => [...place.querySelectorAll(`${roles.join(', ')}, input`)]).filter(seen)
  return {
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    small: targets
      .map(target => ({
        text: target.textContent || target.getAttribute('aria-label'),
        box: target.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ text }) => text),
    unnamed: targets.filter(target => !target.textContent?.trim() && !target.getAttribute('aria-label')).length,
  }
}
