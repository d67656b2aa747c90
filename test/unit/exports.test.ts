/** Every exported name is used in another file. Otherwise it is dead code, or need not be exported. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { modulePath } from '../support/module-path'

const ROOT = path.resolve(__dirname, '../..')
const SIDES = ['src', 'server', 'types', 'scripts']

/** Files whose exports nobody in this tree imports, each with its reason. */
const ENTRIES: Array<[file: RegExp, reason: string]> = [
  [/^server\/.*\bworker\.ts$/, 'a thread calls its tasks by their names'],
  [/^src\/platform\/elements\/(?:h5-taro|h5-named|movable)\.ts$/, 'the H5 build puts it in place of a package of Taro'],
  [/^src\/platform\/router\/page-parts\.ts$/, 'the H5 build puts it in place of files of @tarojs/router'],
  [/^src\/routing\/h5-router\.ts$/, 'the H5 build puts it in place of @tarojs/router'],
  [/^src\/ui\/chart\/ec-(?:components|echarts)\.weapp\.ts$/, 'the mini-program build puts it in place of a package'],
  [/^scripts\/palette\.ts$/, 'the exports are lines of the file that it writes'],
]

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', ...['.ts', '.tsx'].flatMap(end => [`.h5${end}`, `.weapp${end}`])]
const PLACES = [...ENDINGS, ...ENDINGS.slice(1).map(ending => `/index${ending}`)]

const DECLARATION =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+|\{[^}]*\}|\[[^\]]*\])/gm
const EXPORT_LIST = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?/gm
const IMPORT_LIST = /\bimport (?:type )?(?:\w+, )?\{([^}]*)\} from '([^']+)'/g
const NAMESPACE = /\bimport (?:type )?\* as (\w+) from '([^']+)'/g
const WHOLE_EXPORT = /^export \* (?:as \w+ )?from '([^']+)'/gm
/** Modules that a file loads while it runs. Their names may stand anywhere in the file. */
const LOADED = /(?:\bimport|\brequire|\brequireActual|\bjest\.mock|\bdoMock)(?:<[^>]*>)?\(\s*'([^']+)'/g

/** The names of an import or an export list: those of the other module, or those under which this file has them. */
const namesIn = (list: string, side: 'outer' | 'inner') =>
  list
    .replace(/\/\*.*?\*\//gs, '')
    .split(',')
    .map(item => item.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map(item => item.split(' as '))
    .map(([outer = '', inner = outer]) => (side === 'outer' ? outer : inner))

/** The names that `export const` declares, also by a pattern. */
const declaredNames = (pattern: string) =>
  /^\w/.test(pattern) ? [pattern] : (pattern.match(/\w+(?=\s*[,=}\]])/g) ?? [])

/** The words of recipes: `test/fixture` has texts of files that a further library adds. */
const isRecipe = (file: string) => file.startsWith('test/fixture/')

/** Lists exports that no other file uses, as `file: name`. */
function unusedExports(files: Map<string, string>): string[] {
  const uses = new Map<string, Set<string>>()
  const recipes = new Set<string>()

  function modulesAt(specifier: string, from: string): string[] {
    const base = modulePath(specifier, from)
    return PLACES.map(place => base + place).filter(file => files.has(file))
  }

  function use(specifier: string, from: string, names: Iterable<string>) {
    for (const module of modulesAt(specifier, from)) {
      const used = uses.get(module) ?? new Set()
      uses.set(module, used)
      for (const name of names) used.add(name)
    }
  }

  const words = (text: string) => text.match(/\w+/g) ?? []
  for (const [file, text] of files) {
    if (isRecipe(file)) for (const word of words(text)) recipes.add(word)
    for (const [, list = '', specifier = ''] of text.matchAll(IMPORT_LIST)) use(specifier, file, namesIn(list, 'outer'))
    for (const [, list = '', specifier] of text.matchAll(EXPORT_LIST))
      if (specifier) use(specifier, file, namesIn(list, 'outer'))
    for (const [, namespace = '', specifier = ''] of text.matchAll(NAMESPACE))
      use(specifier, file, text.match(new RegExp(`(?<=\\b${namespace}\\.)\\w+`, 'g')) ?? [])
    for (const pattern of [LOADED, WHOLE_EXPORT])
      for (const [, specifier = ''] of text.matchAll(pattern)) use(specifier, file, words(text))
  }

  return [...files].flatMap(([file, text]) => {
    if (!SIDES.some(side => file.startsWith(`${side}/`))) return []
    if (ENTRIES.some(([entry]) => entry.test(file))) return []
    const declared = [...text.matchAll(DECLARATION)].flatMap(([, pattern = '']) => declaredNames(pattern))
    const listed = [...text.matchAll(EXPORT_LIST)].flatMap(([, list = '']) => namesIn(list, 'inner'))
    const names = [...new Set([...declared, ...listed])].filter(name => name !== 'default')
    return names.filter(name => !uses.get(file)?.has(name) && !recipes.has(name)).map(name => `${file}: ${name}`)
  })
}

test('every exported name is used by another file', () => {
  const listing = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...SIDES, 'config', 'test'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const isSource = (file: string) => /\.(?:tsx?|mjs|js)$/.test(file) || (isRecipe(file) && /\.(?:txt|json)$/.test(file))
  const sources = listing.split('\n').filter(file => isSource(file) && existsSync(path.join(ROOT, file)))
  expect(sources.length).toBeGreaterThan(1500)
  expect(ENTRIES.filter(([entry]) => !sources.some(file => entry.test(file)))).toEqual([])
  expect(unusedExports(new Map(sources.map(file => [file, readFileSync(path.join(ROOT, file), 'utf8')])))).toEqual([])
})

test('the check sees names, patterns, lists, namespaces and modules that are loaded later', () => {
  const files = new Map([
    ['server/a.ts', 'export const one = 1\nexport function two() {}\nexport type Three = 3\nexport const four = one'],
    ['server/b.ts', 'export const [five, { six }] = x\nexport { seven, eight as nine }\nexport default 10'],
    ['server/c/index.ts', "export { one as first } from '../a'\nexport interface Late {}\nexport class Later {}"],
    ['src/x.ts', "import type { Three } from '../server/a'\nimport * as b from '../server/b'\nb.five, b.nine"],
    ['src/y.h5.ts', 'export const host = 1'],
    [
      'test/z.ts',
      "import { first } from '../server/c'\nimport { host } from '@/y'\n(await import('../server/c')).Later",
    ],
  ])
  expect(unusedExports(files)).toEqual([
    ...['server/a.ts: two', 'server/a.ts: four'],
    ...['server/b.ts: six', 'server/b.ts: seven', 'server/c/index.ts: Late'],
  ])
})
