import { type Browser, chromium } from 'playwright-core'

const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Otherwise a finger that lands beside a small target is moved onto its neighbour.
  '--disable-touch-adjustment',
  '--disable-gpu',
]

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    // Chromium refuses its sandbox to root, and containers seldom grant it to anybody else.
    chromiumSandbox: false,
    args: ARGS,
  })
