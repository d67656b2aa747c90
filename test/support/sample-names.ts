/**
 * Prints random comments and exported names of the tree, for a reader who does not know the code:
 *
 *     npx tsx test/support/sample-names.ts [NUMBER] [SEED]
 *
 * The same seed prints the same sample, so that two readers can compare their notes.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Sample {
  file: string
  line: number
  text: string
}

const ROOT = path.resolve(__dirname, '../..')
const FOLDERS = ['src', 'server', 'types', 'config', 'scripts']
const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?:^[ \t]*\/\/ .*\n)+/gm
const EXPORT = /^export (?:default )?(?:async )?(?:function\*?|const|class|interface|type|enum) (\w+).*/gm

const [count = 40, seed = 1] = process.argv.slice(2).map(Number)

/** mulberry32: numbers from 0 up to 1. */
function randomNumbers(state: number) {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function choose<T>(items: T[], random: () => number): T[] {
  const rest = [...items]
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
}

const plain = (comment: string) =>
  comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .replace(/^\s*(?:\*|\/\/) ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

const matches = (file: string, source: string, pattern: RegExp): Sample[] =>
  [...source.matchAll(pattern)].map(match => ({
    file,
    line: source.slice(0, match.index).split('\n').length,
    text: plain(match[0]),
  }))

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => /\.tsx?$/.test(file) && existsSync(path.join(ROOT, file)))
  .map(file => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const)

function sampleOf(heading: string, pattern: RegExp, random: () => number) {
  const all = sources.flatMap(([file, source]) => matches(file, source, pattern))
  const lines = choose(all, random).map(({ file, line, text }) => `${file}:${line}\n  ${text}`)
  return [`\n${heading}: ${lines.length} of ${all.length}, seed ${seed}\n`, ...lines]
}

const random = randomNumbers(seed)
const comments = sampleOf('comments', COMMENT, random)
console.log([...comments, ...sampleOf('exported names', EXPORT, random)].join('\n'))
