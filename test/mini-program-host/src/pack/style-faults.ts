/**
 * Finds styles that WeChat's style compiler `wcsc` refuses although browsers accept them. WeChat then refuses
 * the whole mini-program.
 */
import type { AtRule, Root, Rule } from 'postcss'

interface Part {
  /** The sign between this part and the part before: a space, `>`, `+` or `~`. It is empty for the first part. */
  combinator: string
  compound: string
}

const REFUSED_AT_RULES = /^(container|layer|scope|starting-style|namespace)$/
const QUOTED = /"[^"]*"|'[^']*'/g
const TAG_AND_CLASSES = /^(?=.)[\w-]*(\.[\w-]+)*$/
const BEGINS_WITH_TAG_OR_CLASS = /^[.\w-]/
/**
 * Matches the argument of a pseudo-class. `:not()` and the like take one simple selector, `:has()` one after
 * a combinator.
 */
const ARGUMENT = /^(?:[>+]\s*)?(?:\[[^\]]*\]|[.#:]?[\w-]+)(?:\s*~\s*\.[\w-]+)?$/
const SEVERAL_COMBINATORS = /[>+~]\s*[>+~]/
const FUNCTION = /:(?:not|is|where|has|matches)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g

/** Splits a selector at its combinators, except inside brackets. */
function partsOf(selector: string): Part[] {
  const plain = selector.replace(QUOTED, '""')
  const tokens = plain.match(/\s*[>+~]\s*|\s+|(?:\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)|[^\s>+~])+/g) ?? []
  const parts: Part[] = []
  let combinator = ''
  for (const token of tokens) {
    if (/^\s*[>+~]?\s*$/.test(token)) combinator = token.trim() || ' '
    else {
      parts.push({ combinator, compound: token })
      combinator = ''
    }
  }
  return parts
}

const refusesSibling = ({ combinator, compound }: Part) => /[>+~]/.test(combinator) || !TAG_AND_CLASSES.test(compound)

export function isRefusedSelector(selector: string): boolean {
  if (SEVERAL_COMBINATORS.test(selector)) return true
  const parts = partsOf(selector.trim())
  return parts.some(({ combinator, compound }, at) => {
    const before = parts[at - 1]
    const functionArguments = [...compound.matchAll(FUNCTION)].map(([, argument = '']) => argument.trim())
    return (
      /[*|\\]/.test(compound.replace(/\[[^\]]*\]/g, '')) ||
      /[^\x20-\x7e]|::slotted\(/.test(compound) ||
      (/[>+~]/.test(combinator) && !BEGINS_WITH_TAG_OR_CLASS.test(compound)) ||
      (combinator === '~' && before !== undefined && refusesSibling(before)) ||
      functionArguments.some(argument => !ARGUMENT.test(argument))
    )
  })
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)

/** Returns a line for each fault, with file, line and column. */
export function styleFaults(root: Root, file: string): string[] {
  const faults: string[] = []
  const note = (node: AtRule | Rule, what: string) => {
    const { line = 0, column = 0 } = node.source?.start ?? {}
    faults.push(`${file}:${line}:${column} ${what}`)
  }
  root.walkAtRules(rule => {
    if (REFUSED_AT_RULES.test(rule.name)) note(rule, `@${rule.name}`)
  })
  root.walkRules(rule => {
    if (isKeyframe(rule)) return
    if (rule.parent?.type === 'rule') note(rule, `${rule.selector} inside ${(rule.parent as Rule).selector}`)
    for (const selector of rule.selectors) if (isRefusedSelector(selector)) note(rule, selector)
  })
  return faults
}
