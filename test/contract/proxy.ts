/** A proxy before a server. It forwards everything unchanged, and records the judgment on each answer of a service. */
import { appendFileSync, mkdirSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { OpenAPIV3_1 } from 'openapi-types'
import { type Answer, judgeBy, type Verdict } from './judge'

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  identity: bytes => bytes,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

function answerOf(request: http.IncomingMessage, reply: http.IncomingMessage, bytes: Buffer): Answer {
  const unpack = UNPACK[reply.headers['content-encoding'] ?? 'identity']
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    status: reply.statusCode ?? 0,
    type: reply.headers['content-type'],
    body: unpack && bytes.length ? unpack(bytes).toString() : '',
  }
}

/** More than any server takes: what is too long, the server says. */
const maxHeaderSize = 2 ** 20

/** Where this process writes its verdicts, a line of JSON each. */
export function writeTo(folder: string) {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${process.pid}.jsonl`)
  return (verdict: Verdict) => appendFileSync(file, `${JSON.stringify(verdict)}\n`)
}

/** On a port of its own, or on the one that it is told; a side that goes away takes the other with it. */
export async function judgingProxy(
  origin: string,
  { port = 0, write }: { port?: number; write(verdict: Verdict): void },
) {
  const judge = judgeBy((await (await fetch(`${origin}/openapi.json`)).json()) as OpenAPIV3_1.Document)
  const agent = new http.Agent({ keepAlive: true })

  const proxy = http.createServer({ maxHeaderSize }, (request, response) => {
    const onward = http.request(
      origin + request.url,
      { agent, method: request.method, headers: request.headers, maxHeaderSize },
      reply => {
        response.writeHead(reply.statusCode ?? 0, reply.statusMessage, reply.rawHeaders)
        const pieces: Buffer[] = []
        reply.on('data', (piece: Buffer) => pieces.push(piece))
        reply.on('end', () => {
          const verdict = judge(answerOf(request, reply, Buffer.concat(pieces)))
          if (verdict) write(verdict)
        })
        reply.on('error', () => response.destroy())
        reply.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  await new Promise<void>(resolve => proxy.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop() {
      proxy.close()
      proxy.closeAllConnections()
      agent.destroy()
    },
  }
}
