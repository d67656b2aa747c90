/** The documents name existing files, scripts and settings, and have no long sentences. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const LONGEST_README = 120
const LONGEST_ARCHITECTURE = 150
const LARGEST_PICTURE = 200_000
const LONGEST_SENTENCE = 25

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const documentsIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder))
    .filter(name => name.endsWith('.md'))
    .map(name => path.join(folder, name))
const documents = [...['', 'docs', 'docs/design'].flatMap(documentsIn), 'test/mini-program-host/README.md']
const everywhere = (of: (text: string, document: string) => string[]) =>
  documents.flatMap(document => of(read(document), document).map(fault => `${document}: ${fault}`))

const FENCE = /^```[^\n]*\n[\s\S]*?^```$/gm
const withoutFences = (text: string) => text.replace(FENCE, '')
const capturesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first)
const spansOf = (text: string) => capturesOf(withoutFences(text), /`([^`\n]+)`/g)

/** As the pages of a repository make them of headings. */
const anchorsOf = (text: string) =>
  capturesOf(withoutFences(text), /^#+ (.+)$/gm).map(heading =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )

/** Of paragraphs and lists: tables, headings and code have none. A span of code is one word. */
const sentencesOf = (text: string) =>
  withoutFences(text)
    .replace(/^[|#].*$/gm, '')
    .replace(/`[^`]+`/g, 'code')
    .replace(/\]\([^)]+\)/g, ']')
    .split(/\n\s*\n|\n(?=\s*(?:-|\d+\.) )/)
    .flatMap(block => block.replace(/\s+/g, ' ').match(/.+?(?:[.!?][)*"]*(?= )|$)/g) ?? [])
const wordsOf = (sentence: string) => sentence.split(' ').filter(word => /[\p{L}\p{N}]/u.test(word))

test('no sentence is too long to be read once', () => {
  const long = everywhere(text => sentencesOf(text).filter(sentence => wordsOf(sentence).length > LONGEST_SENTENCE))
  expect(long).toEqual([])
  expect(documents.flatMap(document => sentencesOf(read(document))).length).toBeGreaterThan(500)
})

test('every link leads to a file, and to a heading of it', () => {
  const broken = everywhere((text, document) =>
    capturesOf(withoutFences(text), /\]\(([^)\s]+)\)/g)
      .filter(link => !/^[a-z]+:/i.test(link))
      .filter(link => {
        const [name = '', anchor] = link.split('#')
        const file = path.join(name ? path.dirname(document) : '', name || document)
        if (!existsSync(path.join(ROOT, file))) return true
        return anchor !== undefined && !anchorsOf(read(file)).includes(anchor)
      }),
  )
  expect(broken).toEqual([])
})

test('every path of the repository that is named is there', () => {
  const folders = /^(src|server|test|types|config|docs)\/[\w./-]+$/
  const missing = everywhere(text =>
    [...spansOf(text), ...capturesOf(text, /(?:^|\s)((?:src|server|test|types|config|docs)\/[\w./-]+\.\w+)/gm)]
      .filter(span => folders.test(span))
      .filter(file => !existsSync(path.join(ROOT, file))),
  )
  expect(missing).toEqual([])
})

test('every npm script that is named is in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const unknown = everywhere(text =>
    [...capturesOf(text, /npm run ([\w:-]+)/g), ...capturesOf(text, /npm (start|test)\b/g)].filter(
      name => !(name in scripts),
    ),
  )
  expect(unknown).toEqual([])
})

test('every setting that the server or a build reads is told in docs/deploy.md', () => {
  const settings = new Set(spansOf(read('docs/deploy.md')).flatMap(span => span.match(/[A-Z][A-Z\d_]+/g) ?? []))
  const server = readdirSync(path.join(ROOT, 'server/settings'))
    .map(name => read(`server/settings/${name}`))
    .join('\n')
  const names = [
    ...capturesOf(server, /reader\.\w+\('([A-Z\d_]+)'/g),
    ...capturesOf(server, /read(?:List|Origins)\(reader, '([A-Z\d_]+)'/g),
    ...capturesOf(server, /readCredentials\(reader, '([A-Z\d_]+)'/g).flatMap(prefix => [
      `${prefix}_ID`,
      `${prefix}_SECRET`,
    ]),
    ...['config', 'scripts'].flatMap(folder =>
      readdirSync(path.join(ROOT, folder))
        .filter(name => name.endsWith('.ts'))
        .flatMap(name => capturesOf(read(`${folder}/${name}`), /process\.env\.([A-Z\d_]+)/g)),
    ),
    ...capturesOf(read('config/constants.ts'), /^ {2}'([A-Z\d_]+)',$/gm),
  ]
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter(name => !settings.has(name))).toEqual([])
})

/** The names in the first column of the table below a heading of docs/architecture.md. */
const roomsUnder = (heading: string) =>
  capturesOf(
    read('docs/architecture.md').split(`### ${heading}\n`)[1]?.split(/^##/m)[0] ?? '',
    /^\| (`.+?`) \|/gm,
  ).flatMap(spansOf)

test.each([
  ['src', 'FLOORS'],
  ['src/domain', 'DOMAIN_FLOORS'],
  ['server', 'SERVER_FLOORS'],
])('the architecture lists the rooms of %s in the order that the linter holds', (house, constant) => {
  const [, array = ''] = new RegExp(`^const ${constant} = \\[([^\\]]+)\\]`, 'm').exec(read('eslint.config.mjs')) ?? []
  const floors = capturesOf(array, /'([^']+)'/g).reverse()
  expect(floors.length).toBeGreaterThan(5)
  expect(roomsUnder(house).filter(room => floors.includes(room))).toEqual(floors)
})

test.each(['src', 'src/domain', 'src/features', 'server'])('the architecture names every folder of %s', house => {
  const [, section = ''] = read('docs/architecture.md').split(`### ${house}\n`)
  const named = spansOf(section.split(/^##/m)[0] ?? '')
  const folders = readdirSync(path.join(ROOT, house), { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(folders.map(({ name }) => name).filter(name => !named.includes(name))).toEqual([])
})

test('the architecture is an entrance, read in one go', () => {
  expect(read('docs/architecture.md').trimEnd().split('\n').length).toBeLessThanOrEqual(LONGEST_ARCHITECTURE)
})

test('the README is short, and opens with a paragraph for its Chinese users', () => {
  const lines = read('README.md').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(LONGEST_README)
  const opening = lines.slice(1).find(line => line.trim()) ?? ''
  expect(opening).toMatch(/^[\p{Script=Han}\p{P}\d\w ]+$/u)
  expect(opening).toMatch(/\p{Script=Han}{8}/u)
})

test('the pictures of the README are light', () => {
  const pictures = capturesOf(read('README.md'), /!\[[^\]]+\]\(([^)]+\.png)\)/g)
  expect(pictures).toHaveLength(3)
  const heavy = pictures.filter(picture => statSync(path.join(ROOT, picture)).size > LARGEST_PICTURE)
  expect(heavy).toEqual([])
})

test('the license says what package.json says', () => {
  const { license } = JSON.parse(read('package.json')) as { license: string }
  expect(read('LICENSE').split('\n')[0]).toBe(license)
})
