/** Makes the web app manifest, by which a phone installs the app. Addresses are relative to the manifest. */
import { requireWithEsbuild } from '@tarojs/helper'
import { readFileSync } from 'node:fs'
import path from 'node:path'

// Taro's CLI transpiles this folder only, so other sources are loaded by esbuild.
const { copy } = requireWithEsbuild(path.resolve(__dirname, '../src/copy.ts')) as typeof import('../src/copy')

const TOKENS = path.resolve(__dirname, '../src/styles/tokens.scss')

/** Returns the app's background colour in the light and in the dark theme. */
function backgrounds(): [light: string, dark: string] {
  const [light = '', dark = ''] = [...readFileSync(TOKENS, 'utf8').matchAll(/--paper: (#\w+);/g)].map(
    ([, colour]) => colour,
  )
  return [light, dark]
}

const icon = (name: string, size: number, purpose: string) => ({
  src: `${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export function appManifest(appName: string) {
  const [light] = backgrounds()
  const name = appName || copy.appName
  return {
    id: './',
    name,
    short_name: name,
    lang: 'zh-CN',
    dir: 'ltr',
    start_url: './search',
    scope: './',
    display: 'standalone',
    theme_color: light,
    background_color: light,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  }
}

/**
 * Returns tags for the head of index.html: links to the manifest and the icon, and the app's background colours. The
 * browser sends cookies when it requests the manifest, because a gateway before the server may require them.
 */
export function appHeadTags(publicPath: string) {
  const [light, dark] = backgrounds()
  return [
    `<link rel="manifest" href="${publicPath}manifest.webmanifest" crossorigin="use-credentials">`,
    `<link rel="apple-touch-icon" href="${publicPath}apple-touch-icon.png">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`,
  ].join('')
}
