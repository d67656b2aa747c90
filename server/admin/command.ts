/** Runs the deployer's commands. An expected failure prints one sentence, and the exit code is 1. */
import { DatabaseError } from '../accounts/database/port'
import { EngineError, EngineUnavailableError } from '../engine/port'
import { withoutControls } from '@domain/text/controls'
import { SettingError } from '../settings/values'

export class UsageError extends Error {}

const EXPLAINED = [UsageError, SettingError, DatabaseError, EngineError, EngineUnavailableError]

/** Replaces control characters in text from users, so that it cannot move the cursor or break lines and cells. */
const escaped = (text: string) => withoutControls(text, '\ufffd')

/** Prints one line. Several cells form a row of a table, separated by tabs. */
export const printLine = (...cells: string[]) => void process.stdout.write(`${cells.map(escaped).join('\t')}\n`)

export function runCommand(command: (args: string[]) => Promise<void>) {
  command(process.argv.slice(2)).catch((error: unknown) => {
    const explained = EXPLAINED.some(kind => error instanceof kind)
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    process.stderr.write(`${explained ? message.split('\n').map(escaped).join('\n') : stack}\n`)
    process.exitCode = 1
  })
}

/** Separates words from options, which have the form `--name=value` or `--name`. Refuses unknown options. */
export function parseArguments(args: string[], optionNames: string[], usage: string) {
  const words = args.filter(word => !word.startsWith('--'))
  const options = new Map<string, string>()
  for (const option of args.filter(word => word.startsWith('--'))) {
    const [name = '', ...value] = option.slice(2).split('=')
    if (!optionNames.includes(name)) throw new UsageError(`There is no option --${name}.\n${usage}`)
    options.set(name, value.join('='))
  }
  return { words, options }
}

/** Returns a usage error: a sentence, with the usage below it. */
export const usageError = (usage: string, sentence?: string) =>
  new UsageError(sentence ? `${sentence}\n${usage}` : usage)
