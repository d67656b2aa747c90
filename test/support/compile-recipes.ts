/**
 * Type-checks a copy of the tree with all recipes. Then checks it with the first step of each alone. Prints the errors
 * of the copy, and for each recipe the files that its first step breaks.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { changedFiles, changedText, changes, copyWithRecipes, type Recipe, RECIPES } from './recipes'

const folder = copyWithRecipes()
const ROOT = path.resolve(__dirname, '../..')
const COMPILER = path.join(ROOT, 'node_modules/typescript-7/bin/tsc')
const PROJECT = path.join(folder, 'config/tsconfig.recipes.json')

/**
 * The files to check together with everything they import: the server with its libraries, the app's libraries and the
 * calculators.
 */
const ROOTS = [
  'server/libraries/all.ts',
  'server/app.ts',
  'src/libraries/index.ts',
  'src/features/calculators/index.tsx',
]
writeFileSync(
  PROJECT,
  JSON.stringify({
    extends: './tsconfig.node.json',
    include: ['../src/**/*.d.ts', '../types/**/*.d.ts'],
    files: ROOTS.map(name => `../${name}`),
  }),
)

/** Returns the compiler's lines: its errors, and the files that it checked. */
function compile() {
  const { stdout } = spawnSync(process.execPath, [COMPILER, '-p', PROJECT, '--pretty', 'false', '--listFiles'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  })
  const lines = stdout.split('\n').filter(line => line && !line.includes('node_modules'))
  const isFile = (line: string) => path.isAbsolute(line)
  return {
    errors: lines.filter(line => !isFile(line)),
    checked: lines.filter(isFile).map(name => path.relative(folder, name)),
  }
}

const { errors, checked } = compile()

// The copy with the first step of each recipe alone.
const filesOf = (recipe: Recipe) => changedFiles([...changes[recipe].first, ...changes[recipe].rest])
const firstSteps = RECIPES.flatMap(recipe => changes[recipe].first)
for (const name of new Set(RECIPES.flatMap(filesOf))) {
  const original = readFileSync(path.join(ROOT, name), 'utf8')
  writeFileSync(path.join(folder, name), changedText(original, name, firstSteps))
}
const { errors: firstErrors } = compile()
const isBroken = (name: string) => firstErrors.some(line => line.startsWith(`${name}(`))
const broken = Object.fromEntries(RECIPES.map(recipe => [recipe, filesOf(recipe).filter(isBroken)]))

rmSync(folder, { recursive: true, force: true })
process.stdout.write(JSON.stringify({ errors: errors.join('\n'), checked, broken }))
