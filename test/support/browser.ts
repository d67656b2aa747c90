import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'
import { countInBrowser } from './coverage'

type Env = Record<string, string | undefined>

/** Names of browsers, the best first. The headless shell has no browser UI and needs a third less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Without this flag Chromium moves a tap beside a small target onto the target.
  '--disable-touch-adjustment',
  '--disable-gpu',
]

const HOW_TO = {
  linux: 'install it (Debian: apt-get install chromium; Fedora: dnf install chromium) or Google Chrome',
  darwin: 'install Google Chrome (brew install --cask google-chrome)',
  win32: 'install Google Chrome or Microsoft Edge (winget install Google.Chrome)',
}

/** Paths of Chromium, Google Chrome and Edge on this system, the best first. */
function systemBrowsers(env: Env, platform: NodeJS.Platform): string[] {
  if (platform === 'darwin')
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].flatMap(name =>
      ['/', homedir()].map(root => path.join(root, 'Applications', `${name}.app`, 'Contents/MacOS', name)),
    )
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap(root =>
      root
        ? ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map(at =>
            path.join(root, at),
          )
        : [],
    )
  const folders = new Set(['/usr/bin', ...(env.PATH ?? '').split(path.delimiter).filter(Boolean), '/snap/bin'])
  return NAMES.flatMap(name => [...folders].map(folder => path.join(folder, name)))
}

/** The path of Playwright's browser. Playwright returns a path even if nothing was downloaded. */
function playwrightBrowser(): string[] {
  try {
    return [chromium.executablePath()]
  } catch {
    return []
  }
}

/** Finds a browser: CHROMIUM=path, then the system's Chromium, Chrome or Edge, then Playwright's. */
export function findBrowser(env: Env = process.env, platform = process.platform): string | undefined {
  if (env.CHROMIUM) return existsSync(env.CHROMIUM) ? env.CHROMIUM : undefined
  return [...systemBrowsers(env, platform), ...playwrightBrowser()].find(existsSync)
}

export function noBrowser(env: Env = process.env, platform: NodeJS.Platform = process.platform): string {
  if (env.CHROMIUM)
    return `CHROMIUM=${env.CHROMIUM} names no file: point it at a Chromium or Chrome executable, or unset it.`
  const advice = HOW_TO[platform as keyof typeof HOW_TO] ?? 'install it'
  return `No Chromium found for the browser tests: ${advice}, or set CHROMIUM=path.`
}

export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(noBrowser())
  const args = [...QUIET, ...(options.args ?? [])]
  // Chromium refuses to run its sandbox as root, and containers seldom allow the sandbox to other users.
  return countInBrowser(await chromium.launch({ executablePath, chromiumSandbox: false, ...options, args }))
}
