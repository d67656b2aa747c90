/**
 * Makes the source of src/ui/chart/palette.ts: values of src/styles/tokens.scss for canvases, which cannot read custom
 * properties. `npm run icons` writes it.
 */
import { themes } from '../test/support/colours'

export const PALETTE_FILE = 'src/ui/chart/palette.ts'

const COLOURS = [
  ...['ink', 'ink-2', 'ink-3', 'ink-4', 'paper', 'card', 'fill', 'line', 'line-2', 'grid'],
  ...['brand', 'on-brand', 'brand-soft', 'brand-line', 'seal'],
]
const SLICES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8']
const STEPS = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5']
const TYPES = ['name', 'page', 'head', 'body', 'snip', 'sub', 'meta', 'label', 'badge']

const tokens = themes()

function read(theme: keyof typeof tokens, name: string) {
  const value = tokens[theme][`--${name}`]
  if (!value) throw new Error(`tokens.scss has no --${name}`)
  return value.replace(/\s+/g, ' ')
}

const key = (token: string) => token.replace(/-(\w)/g, (_, first: string) => first.toUpperCase())

function palette(theme: keyof typeof tokens) {
  const colour = (name: string) => `'${read(theme, name)}'`
  return `  ${theme}: {
${COLOURS.map(name => `    ${key(name)}: ${colour(name)},\n`).join('')}    slices: [${SLICES.map(colour).join(', ')}],
    steps: [
${STEPS.map(name => `      { ground: ${colour(name)}, text: ${colour(`${name}-t`)} },\n`).join('')}    ],
  },
`
}

function type(name: string) {
  const [, weight, size, height] =
    /^(\d+) calc\((\d+) \* var\(--px\)\) \/ calc\((\d+) /.exec(read('light', `t-${name}`)) ?? []
  return `  ${name}: { fontWeight: ${weight}, fontSize: ${size}, lineHeight: ${height} },\n`
}

export const paletteSource = () => `/** Drawn by scripts/palette.ts from src/styles/tokens.scss. */
export interface Palette {
${COLOURS.map(name => `  ${key(name)}: string\n`).join('')}  /** The colours of pie slices: the same in both themes. */
  slices: string[]
  /** The colours of map regions from low to high values, each with the colour of the text on it. */
  steps: Array<{ ground: string; text: string }>
}

export const PALETTES: Record<'light' | 'dark', Palette> = {
${palette('light')}${palette('dark')}}

export const FONT =
  '${read('light', 'font')}'

/** The typeface of documents. */
export const SONG =
  '${read('light', 'song')}'

/** The type sizes, under the names that ECharts gives to the parts of a font. */
export const TYPE = {
${TYPES.map(type).join('')}}
`
