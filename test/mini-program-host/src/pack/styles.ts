import path from 'node:path'
import postcss, { type Root } from 'postcss'
import { toCssLengths } from '../host/units'
import { type Bundle } from './bundle'
import { styleFaults } from './style-faults'

/** Returns a style sheet in which its imports are inlined, as WeChat does. */
function inlined(bundle: Bundle, file: string, above: string[] = []): Root {
  const root = postcss.parse(bundle.read(file), { from: file })
  root.walkAtRules('import', rule => {
    const target = rule.params.replace(/^(url\()?["']?|["']?\)?;?$/g, '')
    const imported = path.posix.join(target.startsWith('/') ? '' : path.posix.dirname(file), target)
    if (above.includes(imported)) rule.remove()
    else rule.replaceWith(inlined(bundle, imported, [...above, file]).nodes)
  })
  return root
}

const isStyle = (file: string) => file.endsWith('.wxss')

/** Returns the styles that WeChat's own compiler would refuse. */
export const refusedStyles = ({ files, read }: Bundle): string[] =>
  files.filter(isStyle).flatMap(file => styleFaults(postcss.parse(read(file), { from: file }), file))

/** Compiles every WXSS of the bundle to CSS, by the name of its page or component. */
export function compileStyles(bundle: Bundle): Record<string, string> {
  const compile = (file: string) => {
    const root = inlined(bundle, file)
    root.walkDecls(declaration => {
      declaration.value = toCssLengths(declaration.value)
    })
    return root.toString()
  }
  return Object.fromEntries(bundle.files.filter(isStyle).map(file => [file.slice(0, -5), compile(file)]))
}
