import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureH5Build, H5BuildError } from '../../config/h5-build'
import { temporaryDir } from './support/server'

/** A fast stand-in for the build; a source can make it fail like Taro: with output, but exit code 0. */
const TARO = `
const fs = require('node:fs')
const source = fs.readFileSync('src/app.tsx', 'utf8')
console.log('compiling', source)
if (source === 'broken') process.exit(0)
fs.mkdirSync(process.env.OUT, { recursive: true })
fs.writeFileSync(process.env.OUT + '/index.html', source)
fs.mkdirSync(process.env.OUT + '/.server')
fs.writeFileSync(process.env.OUT + '/.server/manifest.json', '{}')
`

let root: string
let output: string[]
const at = (...names: string[]) => path.join(root, ...names)
const build = (env: Record<string, string> = {}) =>
  ensureH5Build({ ...process.env, ...env }, line => void output.push(line), root)

beforeEach(() => {
  root = temporaryDir()
  output = []
  for (const folder of ['src', 'config', 'types', 'node_modules/@tarojs/cli/bin'])
    mkdirSync(at(folder), { recursive: true })
  for (const file of ['package-lock.json', 'babel.config.js', 'node_modules/@tarojs/cli/package.json'])
    writeFileSync(at(file), '{}')
  writeFileSync(at('node_modules/@tarojs/cli/bin/taro'), TARO)
  writeFileSync(at('src/app.tsx'), 'first')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the H5 build', () => {
  it('is made once for the same sources, with a line of output', async () => {
    expect(await build()).toBe(at('dist/h5'))
    expect(await build()).toBe(at('dist/h5'))
    expect(output).toEqual([expect.stringMatching(/^building the H5 app/)])
    expect(readdirSync(at('dist'))).toEqual(['h5'])
  })

  it('is made again when a source is changed, added, renamed or removed', async () => {
    const steps = [
      () => writeFileSync(at('src/app.tsx'), 'second'),
      () => writeFileSync(at('types/more.d.ts'), ''),
      () => (rmSync(at('types/more.d.ts')), writeFileSync(at('types/other.d.ts'), '')),
      () => rmSync(at('types/other.d.ts')),
      () => writeFileSync(at('package-lock.json'), '{"a":1}'),
      () => rmSync(at('dist/h5/index.html')),
    ]
    await build()
    for (const step of steps) {
      step()
      const before = output.length
      await build()
      expect(output).toHaveLength(before + 1)
    }
    expect(readFileSync(at('dist/h5/index.html'), 'utf8')).toBe('second')
  })

  it('is made again for other built-in values', async () => {
    await build()
    await build({ BASENAME: '/app' })
    await build({ BASENAME: '/app', PORT: '4000' })
    expect(output).toHaveLength(2)
  })

  it('stays the old one when the new one fails, with the reason printed', async () => {
    await build()
    writeFileSync(at('src/app.tsx'), 'broken')
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    await expect(build()).rejects.toThrow(new H5BuildError('The H5 app could not be built: the output above says why.'))
    expect(stderr).toHaveBeenCalledWith(expect.stringContaining('compiling broken'))
    stderr.mockRestore()
    expect(readFileSync(at('dist/h5/index.html'), 'utf8')).toBe('first')
    expect(readdirSync(at('dist'))).toEqual(['h5'])
  })

  it('without build tools ends with instructions', async () => {
    rmSync(at('node_modules'), { recursive: true })
    await expect(build()).rejects.toThrow(/its build tools are not installed: run npm ci, or set H5_DIR/)
    expect(existsSync(at('dist/h5'))).toBe(false)
  })
})
