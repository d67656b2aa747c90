/** Builds the H5 app for `npm start`, if its sources have changed since the last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buildConstants } from './constants'

export class H5BuildError extends Error {}

const ROOT = path.resolve(__dirname, '..')
const STAMP = '.built'
/** The last file that a build writes. */
const LAST = '.server/manifest.json'
const SOURCES = ['src', 'config', 'types', 'package-lock.json', 'babel.config.js']
/** The build generates these files, so their changes do not count. */
const WRITTEN = /src\/pages\/.*\.config\.ts$/

function filesUnder(entry: string): string[] {
  if (!statSync(entry).isDirectory()) return [entry]
  return readdirSync(entry)
    .sort()
    .flatMap(name => filesUnder(path.join(entry, name)))
}

/**
 * Returns a digest of the sources' contents and of the build's settings. File times would mislead in a fresh clone,
 * another branch or a copied folder.
 */
function sourcesDigest(root: string, env: NodeJS.ProcessEnv) {
  const hash = createHash('sha256').update(JSON.stringify([buildConstants(env), env.COVERAGE]))
  for (const file of SOURCES.flatMap(source => filesUnder(path.join(root, source)))) {
    if (WRITTEN.test(file)) continue
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function taroCommand(root: string) {
  try {
    const cli = createRequire(path.join(root, 'package.json')).resolve('@tarojs/cli/package.json')
    return path.join(path.dirname(cli), 'bin/taro')
  } catch {
    throw new H5BuildError(
      'The H5 app must be built, but its build tools are not installed: run npm ci, or set H5_DIR to a ready-made build.',
    )
  }
}

export const runTaro = (args: string[], env: NodeJS.ProcessEnv, stdio: 'pipe' | 'inherit', root = ROOT) =>
  spawn(process.execPath, [taroCommand(root), 'build', '--type', 'h5', ...args], { cwd: root, env, stdio })

function build(root: string, outputRoot: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const taro = runTaro([], { ...env, NODE_ENV: 'production', OUT: outputRoot }, 'pipe', root)
    let output = ''
    taro.stdout?.on('data', chunk => (output += String(chunk)))
    taro.stderr?.on('data', chunk => (output += String(chunk)))
    taro.on('error', reject)
    taro.on('close', () => resolve(output))
  })
}

function stampOf(folder: string) {
  const file = path.join(folder, STAMP)
  return existsSync(path.join(folder, 'index.html')) && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Builds the H5 app if its build is missing or outdated. Returns the folder of the build. */
export async function ensureH5Build(
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
  root = ROOT,
): Promise<string> {
  const served = path.join(root, 'dist/h5')
  const digest = sourcesDigest(root, env)
  if (stampOf(served) === digest) return served

  print('building the H5 app: this takes one to three minutes, and only when its sources have changed')
  // The new build goes into another folder. It replaces the old build only once it is complete.
  const outputRoot = `dist/h5-${process.pid}`
  const folder = path.join(root, outputRoot)
  try {
    const output = await build(root, outputRoot, env)
    // Taro exits with 0 even if the build failed. Only the file `LAST` proves that it succeeded.
    if (!existsSync(path.join(folder, LAST))) {
      process.stderr.write(output)
      throw new H5BuildError('The H5 app could not be built: the output above says why.')
    }
    writeFileSync(path.join(folder, STAMP), digest)
    rmSync(served, { recursive: true, force: true })
    renameSync(folder, served)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return served
}
