/** Copies the tree and follows the recipes of docs/architecture.md in it, from test/fixture/recipes. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyTree, SERVER_TREE } from './further-library'

const ROOT = path.resolve(__dirname, '../..')
const FIXTURE = path.join(ROOT, 'test/fixture/recipes')
export const RECIPES = ['filter', 'dimension', 'calculator'] as const
export type Recipe = (typeof RECIPES)[number]

export interface Change {
  file: string
  find: string
  replace: string
}

/** The changes of each recipe. After the `first` changes alone, the tree must not compile. */
export type Changes = Record<Recipe, { first: Change[]; rest: Change[] }>

export const changes = JSON.parse(readFileSync(path.join(FIXTURE, 'changes.json'), 'utf8')) as Changes
export const newFiles = readdirSync(path.join(FIXTURE, 'new'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.txt'))
  .map(file => file.replace(/\.txt$/, ''))

/** Returns the text of a file after its changes. */
export function changedText(text: string, file: string, steps: Change[]): string {
  return steps
    .filter(step => step.file === file)
    .reduce((result, { find, replace }) => {
      if (result.split(find).length !== 2) throw new Error(`${file} must have once: ${find}`)
      return result.split(find).join(replace)
    }, text)
}

export const changedFiles = (steps: Change[]) => [...new Set(steps.map(({ file }) => file))]

/** Copies the tree into a temporary folder and follows all recipes. Returns the path of the copy. */
export function copyWithRecipes(): string {
  const folder = copyTree([...SERVER_TREE, 'config', 'src', 'test/support'])
  for (const name of newFiles) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    cpSync(path.join(FIXTURE, 'new', `${name}.txt`), path.join(folder, name), { errorOnExist: true, force: false })
  }
  const steps = Object.values(changes).flatMap(({ first, rest }) => [...first, ...rest])
  for (const file of changedFiles(steps)) {
    const target = path.join(folder, file)
    writeFileSync(target, changedText(readFileSync(target, 'utf8'), file, steps))
  }
  return folder
}

/** Returns the paragraph of a recipe in docs/architecture.md. */
export function recipeText(recipe: Recipe): string {
  const document = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8')
  return new RegExp(`^- \\*\\*A ${recipe}\\*\\*: ([\\s\\S]*?)(?=\\n- |\\n\\n)`, 'm').exec(document)?.[1] ?? ''
}
