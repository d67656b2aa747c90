/**
 * The role and the accessible name, which the templates of `View` and `Text` get. Both the build and the app read this
 * file.
 */
const nameAttributes = { 'aria-role': '', 'aria-label': '' }

/** Attributes for WeChat's screen reader that Taro omits. */
const ADDED_ATTRIBUTES = {
  View: {
    ...nameAttributes,
    'aria-busy': '',
    'aria-checked': '',
    'aria-disabled': '',
    'aria-expanded': '',
    'aria-live': '',
    'aria-modal': '',
    'aria-selected': '',
  },
  Text: nameAttributes,
}

/**
 * Attributes that the app does not use. Removing them saves space: the main package contains each template fifteen
 * times, once per nesting level.
 */
const UNUSED_ATTRIBUTES = {
  View: /^animation$|^bindAnimation|^bindTransition/,
  ScrollView:
    /^animation$|^bindAnimation|^bindTransition|refresher|^bindDrag|^type$|^padding$|extent|two-level|alignment/i,
}

type Components = Record<string, Record<string, string>>

/** Adds and removes attributes. The templates and the runtime number the attributes, so both must use the same list. */
export function adjustTemplateAttributes(components: Components): void {
  for (const [name, attributes] of Object.entries(ADDED_ATTRIBUTES))
    Object.assign((components[name] ??= {}), attributes)
  for (const [name, pattern] of Object.entries(UNUSED_ATTRIBUTES)) {
    const component = components[name] ?? {}
    for (const attribute of Object.keys(component)) if (pattern.test(attribute)) delete component[attribute]
  }
}
