/**
 * Draws the CSS masks of src/ui/icon, src/ui/drawing and src/ui/cover, and writes the charts' palette. Run
 * `npm run icons` after changing a list.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { COVERS, type CoverDrawing } from './covers'
import { DRAWINGS, type LineDrawing } from './drawings'
import { PALETTE_FILE, paletteSource } from './palette'

const NAMES = [
  'a-large-small',
  'aperture',
  'arrow-left',
  'bell',
  'bell-off',
  'bookmark',
  'bookmark-check',
  'briefcase',
  'calculator',
  'calendar',
  'chart-bar-big',
  'chart-column',
  'chart-pie',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'circle-x',
  'clock',
  'copy',
  'download',
  'ellipsis',
  'external-link',
  'file-check',
  'file-text',
  'files',
  'folder',
  'headset',
  'highlighter',
  'history',
  'image',
  'info',
  'list',
  'list-filter',
  'list-tree',
  'loader-circle',
  'lock',
  'map',
  'message-circle',
  'message-circle-question-mark',
  'message-square-text',
  'messages-square',
  'plus',
  'scroll-text',
  'search',
  'share-2',
  'sliders-horizontal',
  'table-2',
  'text-quote',
  'text-search',
  'trash',
  'user',
  'user-x',
  'video',
  'x',
]

const ui = path.resolve(import.meta.dirname, '../src/ui')
const icons = path.join(path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')

/** Returns only the shapes of an icon: no licence comment, wrapper or whitespace. */
function strokes(name: string) {
  const svg = readFileSync(path.join(icons, `${name}.svg`), 'utf8')
  const drawing = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]
  if (!drawing) throw new Error(`lucide's ${name}.svg does not look like an icon`)
  return drawing.replace(/\s*\n\s*/g, '').replace(/ \/>/g, '/>')
}

const SHAPE = /<(path|circle|rect|line|polyline|polygon|ellipse)\b/g

/**
 * Returns a mask with a stroke of 1.5 px at every size. Browsers without `vector-effect` scale the stroke with the
 * drawing, which is acceptable.
 */
const mask = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${drawing.replace(SHAPE, '$& vector-effect="non-scaling-stroke"')}</svg>`

const uri = (svg: string) =>
  `url("data:image/svg+xml,${svg.replace(/"/g, "'").replace(/[%#<>{}]/g, c => encodeURIComponent(c))}")`

const write = (file: string, text: string) => writeFileSync(path.join(ui, file), text)

/** Formats a union of names as Prettier does: on one line if it fits. */
function union(names: string[]) {
  const members = names.map(name => `'${name}'`)
  const line = members.join(' | ')
  return line.length < 80 ? ` ${line}` : members.map(member => `\n  | ${member}`).join('')
}

const iconRule = (name: string) => `.icon--${name} {\n  --icon: ${uri(mask(24, 24, strokes(name)))};\n}\n`
write('icon/icons.scss', `// Drawn by scripts/icons.ts from lucide (ISC).\n${NAMES.map(iconRule).join('')}`)
write('icon/names.ts', `/** Drawn by scripts/icons.ts. */\nexport type IconName =${union(NAMES)}\n`)

const drawingRule = ([name, { size, line, accent }]: [string, LineDrawing]) =>
  `.drawing--${name} {\n  --line-art: ${uri(mask(...size, line))};\n  --accent-art: ${uri(mask(...size, accent))};\n}\n`
write('drawing/masks.scss', `// Drawn by scripts/icons.ts.\n${Object.entries(DRAWINGS).map(drawingRule).join('')}`)
const coverMask = ([width, height]: CoverDrawing['size'], shapes: string) =>
  uri(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`)
const coverRule = ([name, { size, back, front }]: [string, CoverDrawing]) =>
  `.cover--${name} {\n  --back-art: ${coverMask(size, back)};\n  --front-art: ${coverMask(size, front)};\n}\n`
write('cover/masks.scss', `// Drawn by scripts/icons.ts.\n${Object.entries(COVERS).map(coverRule).join('')}`)

writeFileSync(path.resolve(import.meta.dirname, '..', PALETTE_FILE), paletteSource())
