/** Runs in the page. Targets within a text line are exempt, as in WCAG. */
export function measure(asked: string | { within: string; least: number } = 'body') {
  const { within, least } = typeof asked === 'string' ? { within: asked, least: 44 } : asked
  const seen = (element: Element) => element.getClientRects().length > 0
  const isInLine = (element: Element) =>
    element.matches('.text-block [role]') && getComputedStyle(element).display === 'inline'
  const roles = ['button', 'link', 'tab', 'switch', 'treeitem'].map(role => `[role=${role}]`)
  // Other radios are smaller, and have a larger tap area.
  const choices = ['.choice-grid__field', '.choice-list__line']
  const places = [...document.querySelectorAll(within)]
  const targets = places
    .flatMap(place => [...place.querySelectorAll(`${[...roles, ...choices].join(', ')}, input`)])
    .filter(element => seen(element) && !isInLine(element))
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
