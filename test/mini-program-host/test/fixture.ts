import path from 'node:path'
import { type MiniProgram, type OpenOptions, closeBrowser, openMiniProgram } from '../src'

jest.setTimeout(30_000)
afterAll(closeBrowser)

/** A small mini-program, written by hand without a framework. The host alone is responsible for what it shows. */
export const FIXTURE = path.resolve(__dirname, 'fixture')

export const openFixture = (page = 'pages/home/index', options: Partial<OpenOptions> = {}) =>
  openMiniProgram({ bundle: FIXTURE, path: page, ...options })

/** Returns the steps of App and pages so far, in order. */
export const steps = async (app: MiniProgram) => (await app.calls('wx.reportEvent')).map(call => call.args[0])

/** Calls a wx function as the app would. Returns the arguments of its callback. */
export const callWx = (app: MiniProgram, name: string, options: object = {}) =>
  app.page.evaluate(
    ([fn, callOptions]) =>
      new Promise<Record<string, unknown>>(resolve => {
        const wx = (window as unknown as { wx: Record<string, (options: object) => void> }).wx
        wx[fn]!({ ...callOptions, success: resolve, fail: resolve })
      }),
    [name, options] as const,
  )
