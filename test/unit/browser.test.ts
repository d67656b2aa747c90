import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser, noBrowser } from '../support/browser'

const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'))
afterAll(() => rmSync(folder, { recursive: true }))

function executable(...at: string[]): string {
  const file = path.join(folder, ...at)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '')
  return file
}

test('CHROMIUM decides, and when it names no file nothing else is tried', () => {
  const chromium = executable('own')
  expect(findBrowser({ CHROMIUM: chromium })).toBe(chromium)
  expect(findBrowser({ CHROMIUM: `${chromium}-not` })).toBeUndefined()
  expect(noBrowser({ CHROMIUM: '/not' })).toContain('CHROMIUM=/not names no file')
})

test("the user's Chrome is found where Windows keeps it, before Edge", () => {
  const edge = executable('Microsoft', 'Edge', 'Application', 'msedge.exe')
  expect(findBrowser({ LOCALAPPDATA: folder }, 'win32')).toBe(edge)
  const chrome = executable('Google', 'Chrome', 'Application', 'chrome.exe')
  expect(findBrowser({ LOCALAPPDATA: folder }, 'win32')).toBe(chrome)
})

test.each([
  ['linux', 'apt-get install chromium'],
  ['darwin', 'brew install'],
  ['win32', 'winget install'],
] as const)('on %s it says what to install', (platform, advice) => {
  expect(noBrowser({}, platform)).toContain(advice)
  expect(noBrowser({}, platform)).toContain('CHROMIUM=path')
})
