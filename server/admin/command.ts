/** How a command of the deployer's fails: in one sentence where it can be told, and with 1. */
import { DatabaseError } from '../accounts/database/port'
import { EngineError, Unavailable } from '../engine/port'
import { withoutControls } from '@domain/text/controls'
import { SettingError } from '../settings/values'

export class UsageError extends Error {}

const EXPLAINED = [UsageError, SettingError, DatabaseError, EngineError, Unavailable]

/** What people have written of themselves moves no cursor, and makes no line or cell of its own. */
const shown = (text: string) => withoutControls(text, '\ufffd')

/** One line on standard output; of a table, cell by cell. */
export const say = (...cells: string[]) => void process.stdout.write(`${cells.map(shown).join('\t')}\n`)

export function run(command: (given: string[]) => Promise<void>) {
  command(process.argv.slice(2)).catch((error: unknown) => {
    const explained = EXPLAINED.some(kind => error instanceof kind)
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    process.stderr.write(`${explained ? message.split('\n').map(shown).join('\n') : stack}\n`)
    process.exitCode = 1
  })
}

/** Words, and options as `--name=value` or `--name`; those that nobody knows are refused. */
export function readWords(given: string[], known: string[], usage: string) {
  const words = given.filter(word => !word.startsWith('--'))
  const options = new Map<string, string>()
  for (const option of given.filter(word => word.startsWith('--'))) {
    const [name = '', ...value] = option.slice(2).split('=')
    if (!known.includes(name)) throw new UsageError(`There is no option --${name}.\n${usage}`)
    options.set(name, value.join('='))
  }
  return { words, options }
}

/** A sentence and the usage below it. */
export const wrongUse = (usage: string, sentence?: string) => new UsageError(sentence ? `${sentence}\n${usage}` : usage)
