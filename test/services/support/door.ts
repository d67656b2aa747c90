import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { once } from 'node:events'

/** A proxy before the database that can be cut. */
export async function doorTo(port: number) {
  const sockets = new Set<Socket>()
  let isOpen = true
  const server: Server = createServer(client => {
    sockets.add(client)
    client.on('error', () => undefined)
    if (!isOpen) return client.destroy()
    const database = connect(port, '127.0.0.1')
    sockets.add(database)
    database.on('error', () => client.destroy())
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
    client.pipe(database).pipe(client)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    shut() {
      isOpen = false
      sockets.forEach(socket => socket.destroy())
    },
    open: () => void (isOpen = true),
    async end() {
      sockets.forEach(socket => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}
