/** Every icon has one meaning: no two screens or easily confused actions share one. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { SCREEN_ICONS } from '@/shared/screen-icons'

const root = path.resolve(__dirname, '../../src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  file => /\.tsx?$/.test(file) && !/^(ui\/icon|pages\/gallery|shared\/screen-icons)/.test(file),
)
const text = new Map(files.map(file => [file, readFileSync(path.join(root, file), 'utf8')]))

/** The rooms whose files write an icon, each once. */
const roomsOf = (icon: string) => {
  const isWritten = new RegExp(`(?:icon[^\\n]*|name=)['"]${icon}['"]`, 'i')
  const writers = files.filter(file => isWritten.test(text.get(file)!))
  return [...new Set(writers.map(file => (/^ui/.test(file) ? 'ui' : file.split('/').slice(0, 2).join('/'))))].sort()
}

test('no two screens have the same icon', () => {
  const icons = Object.values(SCREEN_ICONS)
  expect(new Set(icons).size).toBe(icons.length)
})

/** What belongs to a screen without leading to it: the workspace button, the promotion of its tools, the bar of a list. */
const OF_SCREENS: Record<string, string[]> = {
  briefcase: ['app/large-screen', 'features/home', 'ui'],
  'chart-column': ['features/access'],
  files: ['features/reader'],
  'scroll-text': ['features/access'],
  'sliders-horizontal': ['features/access', 'features/search-bar', 'features/search-input', 'ui'],
}

test.each(Object.entries(SCREEN_ICONS))('the icon of %s, %s, is the icon of nothing else', (_, icon) => {
  expect(roomsOf(icon)).toEqual(OF_SCREENS[icon] ?? [])
})

/** Finding in a text, its hits, folders, quotations, earlier searches. */
const OF_ACTS: Record<string, string[]> = {
  'text-search': ['features/access', 'features/reader'],
  highlighter: ['features/reader'],
  folder: ['features/workspace', 'shared/row-actions-sheet'],
  'text-quote': [
    'features/citation',
    'features/reader',
    'features/workspace',
    'shared/notes',
    'shared/row-actions-sheet',
  ],
  clock: ['features/home'],
}

test.each(Object.entries(OF_ACTS))('%s has one meaning', (icon, rooms) => {
  expect(roomsOf(icon)).toEqual(rooms)
})
