import path from 'node:path'
import { compile } from 'sass'

type Theme = Record<string, string>

const STYLES = path.resolve(__dirname, '../../src/styles')
const cssOf = (file: string) => compile(path.join(STYLES, file)).css
const declarations = (css: string): Theme =>
  Object.fromEntries([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(match => [match[1]!, match[2]!.trim()]))

/** Returns the custom properties as a browser computes them in each theme. */
export function themes(): Record<'light' | 'dark', Theme> {
  const css = cssOf('tokens.scss')
  const at = css.indexOf('@media (prefers-color-scheme: dark)')
  const light = declarations(css.slice(0, at))
  return { light, dark: { ...light, ...declarations(css.slice(at)) } }
}

/** Returns the custom properties under the papers of the reader. */
export function papers(): Record<'xuan light' | 'xuan dark' | 'night light' | 'night dark', Theme> {
  const [, light = '', dark = '', night = '', nightDark = ''] = cssOf('papers.scss').split('.paper--')
  const base = themes()
  return {
    'xuan light': { ...base.light, ...declarations(light) },
    'xuan dark': { ...base.dark, ...declarations(dark) },
    'night light': { ...base.light, ...declarations(night) },
    'night dark': { ...base.dark, ...declarations(nightDark) },
  }
}

function luminance(hex: string) {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits
  const [red, green, blue] = [0, 2, 4].map(at => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the WCAG contrast of two opaque hex colours. */
export function contrast(one?: string, other?: string) {
  if (!one?.startsWith('#') || !other?.startsWith('#')) throw new Error(`not two colours: ${one}, ${other}`)
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}
