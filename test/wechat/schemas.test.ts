/** WeChat's own schemas know every JSON file of the build. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openBundle } from 'mini-program-host/gates'
import { type Kind, faultsIn, reasonForNoSchemas } from './support/schemas'

const ROOT = path.resolve(__dirname, '../..')
const bundle = openBundle(path.join(ROOT, 'dist/weapp'))
const reason = reasonForNoSchemas()
if (reason && process.env.SERVICES === 'required') throw new Error(reason)
if (reason) process.stdout.write(`not run: ${reason}\n`)
const withSchemas = reason ? test.skip : test

const json = (file: string) => JSON.parse(bundle.read(file)) as unknown
const pages = bundle.pages.map(page => `${page}.json`)
const others: Array<[file: string, kind: Kind]> = [
  ['app.json', 'app'],
  ['sitemap.json', 'sitemap'],
  ['theme.json', 'theme'],
]

withSchemas.each(others)('%s', (file, kind) => expect(faultsIn(kind, json(file))).toEqual([]))

withSchemas('the JSON of every page', () => {
  expect(pages.length).toBeGreaterThan(40)
  expect(pages.flatMap(file => faultsIn('page', json(file)).map(fault => `${file}: ${fault}`))).toEqual([])
})

withSchemas('project.config.json', () => {
  const config = JSON.parse(readFileSync(path.join(ROOT, 'project.config.json'), 'utf8')) as unknown
  expect(faultsIn('projectconfig', config)).toEqual([])
})

withSchemas('a page that asks for what WeChat does not know is refused', () => {
  expect(faultsIn('page', { enablePullDownRefresh: 'yes' })).not.toEqual([])
})
