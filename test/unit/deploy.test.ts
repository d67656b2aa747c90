/** Checks the deployment files as text, without Docker, nginx or systemd. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const FOLDER = path.join(ROOT, 'server/deploy')
const read = (...file: string[]) => readFileSync(path.join(ROOT, ...file), 'utf8')
const files = readdirSync(FOLDER).map(name => ({ name, text: read('server/deploy', name) }))

/** `NAME` in a table of docs/deploy.md. */
const documented = new Set(
  [...read('docs/deploy.md').matchAll(/^\| (.+?) \|/gm)].flatMap(
    ([, cell = '']) => cell.match(/[A-Z][A-Z\d_]+/g) ?? [],
  ),
)
/** Of the images of others, or of Node. */
const THEIRS = /^(?:POSTGRES_|OPENSEARCH_|DISABLE_|NODE_ENV$)/

/** `ENV A=1 B=2`, `Environment=A=1`, `A: 1` in a mapping. */
const named = files.flatMap(({ name, text }) =>
  [...text.matchAll(/^(?:ENV|Environment=|\s{4,6})?.*$/gm)]
    .flatMap(([line]) => [...line.matchAll(/(?:^ENV |^Environment=|\s)([A-Z][A-Z\d_]+)(?==|: )/g)])
    .map(([, setting = '']) => `${name}: ${setting}`),
)

test('every setting that is given is one of the server', () => {
  expect(named.length).toBeGreaterThan(8)
  const unknown = named.filter(entry => {
    const setting = entry.split(': ')[1]!
    return !documented.has(setting) && !THEIRS.test(setting)
  })
  expect(unknown).toEqual([])
})

test('what the image is made from exists, and is let in', () => {
  const letIn = [...read('server/deploy/Dockerfile.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name = '']) => name)
  expect(letIn.filter(name => !existsSync(path.join(ROOT, name)))).toEqual([])
  const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
  const run = [...read('server/deploy/Dockerfile').matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script)
  expect(run.filter(script => !(script in scripts))).toEqual([])
})
