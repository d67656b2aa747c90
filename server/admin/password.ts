/** Reads a password from standard input, so that it is not in the shell's history or the process list. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { LIMITS } from '@domain/limits'
import { faultOfPassword, type PasswordFault } from '../accounts/new-password'
import { hashPassword } from '../accounts/passwords'
import { systemRuntime } from '../runtime'
import { UsageError } from './command'

const silent = new Writable({ write: (_chunk, _encoding, done) => done() })

async function readLine(): Promise<string> {
  const { stdin, stderr } = process
  if (stdin.isTTY) stderr.write('Password: ')
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY })
  for await (const line of lines) {
    lines.close()
    if (stdin.isTTY) stderr.write('\n')
    return line
  }
  return ''
}

const { least, most } = LIMITS.password
const FAULTS: Record<PasswordFault, string> = {
  unfit: `A password has ${least} to ${most} characters; give it on standard input, in one line.`,
  common: 'That password is a common one, or made of the login name or the name of the product; give another.',
}

export async function readPassword(login: string): Promise<string> {
  const password = await readLine()
  const fault = await faultOfPassword(password, [login, process.env.APP_NAME ?? ''])
  if (fault) throw new UsageError(FAULTS[fault])
  return hashPassword(password, systemRuntime.random)
}
