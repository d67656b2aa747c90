import { type Browser, chromium } from 'playwright-core'

const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Without this flag Chromium moves a tap beside a small target onto the target.
  '--disable-touch-adjustment',
  '--disable-gpu',
]

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    // Chromium refuses to run its sandbox as root, and containers seldom allow the sandbox to other users.
    chromiumSandbox: false,
    args: ARGS,
  })
