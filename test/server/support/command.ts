import { spawn } from 'node:child_process'
import path from 'node:path'
import type { ServerSource } from '../../../scripts/server-entries'
import { programArguments } from '../../support/built-server'

const ROOT = path.resolve(__dirname, '../../..')

/** Runs a command of the repository like its npm script; returns its output and exit code. */
export function runCommand(source: ServerSource, args: string[], env: Record<string, string>, input = '') {
  const child = spawn(process.execPath, [...programArguments(source), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'development', TARO_ENV: 'h5', ...env },
  })
  let out = ''
  let err = ''
  child.stdout.on('data', chunk => (out += String(chunk)))
  child.stderr.on('data', chunk => (err += String(chunk)))
  child.stdin.end(input)
  return new Promise<{ code: number | null; out: string; err: string }>(resolve =>
    child.on('close', code => resolve({ code, out, err })),
  )
}
