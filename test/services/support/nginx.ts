/** nginx with the supplied configuration: only names, ports and certificates belong to the test. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { selfSignedCertificate } from '../../support/certificate'
import { eventually } from '../../support/time'

const SHIPPED = path.resolve(__dirname, '../../../server/deploy')
const shipped = (name: string) => readFileSync(path.join(SHIPPED, name), 'utf8')

const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const answers = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve()
    }).on('error', reject)
  })

/** Each replaced part must exist: otherwise the test would run another configuration. */
function replaced(text: string, changes: Array<[part: string | RegExp, by: string]>) {
  return changes.reduce((result, [part, by]) => {
    const next = result.replaceAll(part instanceof RegExp ? new RegExp(part, 'g') : part, by)
    if (next === result) throw new Error(`nginx's configuration has no ${String(part)}`)
    return next
  }, text)
}

async function configuration(folder: string, servers: string[]) {
  const [plain, secure] = [await freePort(), await freePort()]
  const { cert, key } = selfSignedCertificate()
  writeFileSync(path.join(folder, 'cert.pem'), cert)
  writeFileSync(path.join(folder, 'key.pem'), key)
  const site = replaced(shipped('nginx.conf'), [
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    [/listen \[::\]:80;\n/, '\n'],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`],
    [/listen \[::\]:443 ssl http2;\n/, '\n'],
    ['/etc/ssl/app.example.com/fullchain.pem', path.join(folder, 'cert.pem')],
    ['/etc/ssl/app.example.com/privkey.pem', path.join(folder, 'key.pem')],
  ])
  const behind = servers.map(origin => `server ${new URL(origin).host} max_fails=2 fail_timeout=5s;`).join('\n')
  const upstream = replaced(shipped('nginx-upstream.conf'), [[/server 127\.0\.0\.1:3000[^;]*;/, behind]])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${path.join(folder, name)};`,
  )
  const main = `
    pid ${path.join(folder, 'nginx.pid')};
    error_log ${path.join(folder, 'error.log')} warn;
    worker_processes 1;
    events {}
    http {
      access_log off;
      ${temporary.join('\n')}
      ${upstream}
      ${site}
    }`
  writeFileSync(path.join(folder, 'nginx.conf'), main)
  return { plain, secure, cert }
}

export async function startNginx(servers: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'alpha-nginx-'))
  mkdirSync(path.join(folder, 'logs'))
  const { plain, secure, cert } = await configuration(folder, servers)
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off; user root;']
  const child: ChildProcess = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr?.on('data', chunk => (output += String(chunk)))
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${output}`)
    await answers(secure)
  })
  return {
    origin: `https://127.0.0.1:${secure}`,
    plainOrigin: `http://127.0.0.1:${plain}`,
    cert,
    close: () =>
      new Promise<void>(resolve => {
        child.once('close', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}
