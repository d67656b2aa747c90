/** The names of taps in analytics. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
/** The same act is offered in several files. */
const SHARED = [
  ...['alike_edit', 'ask_edit', 'ask_story', 'chart_copy', 'desk_place', 'filter_reset'],
  ...['home_document', 'home_retry', 'search_cancel', 'security_retry'],
]

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.tsx?$/.test(file) && existsSync(path.join(ROOT, file)))

/** The plain names in a source, also those of a choice between two. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/sensorsName(?:=|: )([^\n,}>]+)/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  )

/** The modules of each name. Files of one module for different hosts count once. */
function modulesByName(): Map<string, Set<string>> {
  const modules = new Map<string, Set<string>>()
  for (const file of files)
    for (const name of namesIn(readFileSync(path.join(ROOT, file), 'utf8')))
      modules.set(name, (modules.get(name) ?? new Set()).add(file.replace(/(\.(?:h5|weapp))?\.tsx?$/, '')))
  return modules
}

test('names are read from props, fields and choices', () => {
  expect(namesIn("<Tap sensorsName='a'> x = { sensorsName: 'b', c } sensorsName={on ? 'd' : 'e'} />")).toEqual([
    ...['a', 'b', 'd', 'e'],
  ])
})

test('a name that stands in two files means the same act in both', () => {
  const modules = modulesByName()
  expect(modules.size).toBeGreaterThan(300)
  const shared = [...modules].filter(([, { size }]) => size > 1)
  const lines = shared.filter(([name]) => !SHARED.includes(name)).map(([name, at]) => `${name}: ${[...at].join(' ')}`)
  expect(lines).toEqual([])
  expect(SHARED.filter(name => !shared.some(([other]) => other === name))).toEqual([])
})
