/** Runs the server as a separate process, configured by its environment. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { serverCommand } from '../../support/built-server'

const ROOT = path.resolve(__dirname, '../../..')

export function startProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, serverCommand(), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'development', TARO_ENV: 'h5', PORT: '0', ...env },
  })
  let out = ''
  let err = ''
  child.stdout.on('data', chunk => (out += String(chunk)))
  child.stderr.on('data', chunk => (err += String(chunk)))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }))
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /^ready (http:\S+)$/m.exec(out)?.[1]
      if (url) resolve(url)
    })
    void ended.then(end => reject(new Error(`ended with ${end.code}: ${end.err}`)))
  })
  ready.catch(() => undefined)
  return { child, ended, ready, out: () => out }
}
