import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { judgingProxy, writeTo } from '../contract/proxy'
import { serverCommand } from './built-server'
import { SAMPLE } from './sample'

const ROOT = path.resolve(__dirname, '../..')
const H5 = path.join(ROOT, 'dist/h5')
const START_LIMIT = 180_000
/** Settings of a server whose logins cost little. */
export const CHEAP_LOGINS = { NODE_OPTIONS: `--require ${path.join(__dirname, 'cheap-hashes.js')}` }

export interface RunningServer {
  origin: string
  pid: number
  /** Returns the output so far. */
  output(): string
  stop(): Promise<void>
}

interface Options {
  firstStart?: boolean
}

/** Starts a server behind a proxy on the server's port. The proxy checks every reply. */
async function checkedServer(env: Record<string, string>, verdicts: string, options: Options): Promise<RunningServer> {
  const server = await start({ ...env, PORT: '0' }, options)
  const proxy = await judgingProxy(server.origin, { port: Number(env.PORT ?? 0), write: writeTo(verdicts) })
  return {
    ...server,
    origin: proxy.origin,
    stop() {
      proxy.stop()
      return server.stop()
    },
  }
}

/**
 * Starts the companion server as deployed, on a free port, with its own data folder and the existing H5 build.
 * `CORPUS: 'sample'` uses a copy of the existing sample. With `firstStart` the server builds the sample itself.
 * `CONTRACT` names a folder for verdicts: a proxy then checks each answer by the server's OpenAPI document.
 */
export const startServer = (env: Record<string, string> = {}, options: Options = {}) =>
  process.env.CONTRACT ? checkedServer(env, process.env.CONTRACT, options) : start(env, options)

async function start(env: Record<string, string>, { firstStart = false }: Options): Promise<RunningServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'alpha-search-'))
  if (env.CORPUS === 'sample' && !firstStart) cpSync(SAMPLE, data, { recursive: true })
  const child = spawn(process.execPath, serverCommand(), {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      H5_DIR: H5,
      CORPUS: 'none',
      // One search thread only, because the browsers of the tests need the processors.
      WORKERS: '1',
      ...env,
    },
  })
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The server was not ready in time:\n${output}`))
    }, START_LIMIT)
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const ready = /ready (http:\/\/\S+?)\/?\s/.exec(output)
      if (!ready?.[1]) return
      clearTimeout(late)
      resolve(ready[1])
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('close', code => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
  return {
    origin,
    pid: child.pid!,
    output: () => output,
    stop: () =>
      new Promise(resolve => {
        child.on('close', () => {
          rmSync(data, { recursive: true, force: true })
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}
