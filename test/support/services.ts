/** Services on this machine that some tests need, and whether they respond. */
import { connect } from 'node:net'

const PORTS = { PostgreSQL: 5432, Redis: 6379 }
export type Service = keyof typeof PORTS

const responds = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 2000 })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })

export async function missingServices(services: Service[]): Promise<string | undefined> {
  const responding = await Promise.all(services.map(service => responds(PORTS[service])))
  const missing = services.filter((_, at) => !responding[at])
  return missing.length ? `no ${missing.map(name => `${name} at 127.0.0.1:${PORTS[name]}`).join(', no ')}` : undefined
}
