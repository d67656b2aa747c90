import { type NodePath, parseSync, traverse, types } from '@babel/core'
import { HIDDEN_GLOBALS } from './hidden-globals'

const FORBIDDEN = new Set([...HIDDEN_GLOBALS, 'globalThis', 'eval', 'Function'])

/**
 * Matches the code by which webpack, once minified, gets the global object. It has the only `new Function`
 * that is allowed. WeChat has globalThis, so the `new Function` never runs.
 */
const WEBPACK_GLOBAL =
  /function\(\)\{if\("object"===typeof globalThis\)return globalThis;try\{return this\|\|new Function\("return this"\)\(\)\}catch\(\w\)\{if\("object"===typeof window\)return window\}\}/g

const asksFor = (node: types.Node | null | undefined, name: string): boolean => {
  let isChecked = false
  if (node)
    types.traverseFast(node, inner => {
      isChecked ||=
        types.isUnaryExpression(inner, { operator: 'typeof' }) && types.isIdentifier(inner.argument, { name })
    })
  return isChecked
}

/**
 * Whether the reference is safe: `typeof name` itself, or code that runs only after such a check: `typeof
 * name !== 'undefined' && name.x`.
 */
function isGuarded(reference: NodePath, name: string): boolean {
  if (reference.parentPath?.isUnaryExpression({ operator: 'typeof' })) return true
  return Boolean(
    reference.findParent(({ node }) => {
      if (types.isIfStatement(node) || types.isConditionalExpression(node)) return asksFor(node.test, name)
      return types.isLogicalExpression(node) && asksFor(node.left, name)
    }),
  )
}

/**
 * Whether a reference to `Function` creates no code from text. `x instanceof Function` and
 * `Function.prototype` create none. A replacement for a missing JSON never runs.
 */
function makesNoCode(reference: NodePath): boolean {
  const { parentPath, key } = reference
  if (parentPath?.isBinaryExpression({ operator: 'instanceof' }) || isGuarded(reference, 'JSON')) return true
  return Boolean(parentPath?.isMemberExpression({ computed: false }) && key === 'object')
}

/** Returns the free names in a script that exist in a browser but not in WeChat, unless the script checks for them. */
export function foreignGlobals(code: string): string[] {
  const tree = parseSync(code.replace(WEBPACK_GLOBAL, 'function(){}'), { configFile: false, babelrc: false })
  const uses: string[] = []
  traverse(tree!, {
    ReferencedIdentifier(reference: NodePath<types.Identifier | types.JSXIdentifier>) {
      const { name, loc } = reference.node
      if (!FORBIDDEN.has(name) || reference.scope.hasBinding(name, true)) return
      if (isGuarded(reference, name) || (name === 'Function' && makesNoCode(reference))) return
      uses.push(`${name} at ${loc?.start.line}:${loc?.start.column}`)
    },
  })
  return uses
}
