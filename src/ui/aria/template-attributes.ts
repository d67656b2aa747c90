/** What Taro's templates list of every component, and WeChat is handed with each. Read at build time and at run time. */
const named = { 'aria-role': '', 'aria-label': '' }

/** What WeChat's screen reader understands on a part, and Taro leaves out. */
const ADDED = {
  View: {
    ...named,
    'aria-busy': '',
    'aria-checked': '',
    'aria-disabled': '',
    'aria-expanded': '',
    'aria-live': '',
    'aria-modal': '',
    'aria-selected': '',
  },
  Text: named,
}

/** What nothing here uses. A template stands in the main package fifteen times, once for each level of a page. */
const LEFT_OUT = {
  View: /^animation$|^bindAnimation|^bindTransition/,
  ScrollView:
    /^animation$|^bindAnimation|^bindTransition|refresher|^bindDrag|^type$|^padding$|extent|two-level|alignment/i,
}

type Components = Record<string, Record<string, string>>

/** Both the templates and the runtime number the attributes: what one of them has not heard of has the wrong number. */
export function fitTemplates(components: Components): void {
  for (const [name, attributes] of Object.entries(ADDED)) Object.assign((components[name] ??= {}), attributes)
  for (const [name, pattern] of Object.entries(LEFT_OUT)) {
    const component = components[name] ?? {}
    for (const attribute of Object.keys(component)) if (pattern.test(attribute)) delete component[attribute]
  }
}
