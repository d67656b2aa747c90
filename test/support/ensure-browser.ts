/**
 * Runs before the tests. Finds a browser and the font of the pictures. Installs a missing one if that is possible
 * (Debian, root), or says what to do.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findBrowser, noBrowser } from './browser'
import { hasPictureFont } from './picture-font'

const onDebian = () =>
  existsSync('/usr/bin/apt-get') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', { encoding: 'utf8' }))

const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && onDebian()

const hasChineseFont = () =>
  process.platform !== 'linux' ||
  hasPictureFont() ||
  Boolean(spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout?.trim())

function aptInstall(packages: string[]) {
  console.log(`installing ${packages.join(' and ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...packages)
  } catch {
    console.warn(`apt-get could not install ${packages.join(' and ')}.`)
  }
}

function ensureBrowser(): string | undefined {
  const browser = findBrowser() ?? process.env.CHROMIUM
  const packages = [...(browser ? [] : ['chromium-headless-shell']), ...(hasPictureFont() ? [] : ['fonts-noto-cjk'])]
  if (packages.length && mayInstall()) aptInstall(packages)
  if (!hasChineseFont()) console.warn('No Chinese font found: screenshots will show boxes (Debian: fonts-noto-cjk).')
  return findBrowser()
}

const browser = ensureBrowser()
if (browser) console.log(`browser: ${browser}`)
else {
  console.error(noBrowser())
  process.exitCode = 1
}
