/** Measures how documents open again, online and offline, after the service worker was stopped. */
import type { Bench } from './bench'

const RETURN = 600

export async function returns({ runs, routes, keepingPhone, note }: Bench) {
  for (const { name, address, shows, cold } of routes) {
    if (!cold) continue
    const first: number[] = []
    const second: number[] = []
    const offline: number[] = []
    for (let run = 0; run < runs; run++) {
      const { phone, line } = await keepingPhone()
      const visit = async () => {
        await phone.goto(address, shows)
        await phone.settle()
        const { lcp } = await phone.watched()
        await phone.waitForCache(address)
        await phone.rest()
        return lcp
      }
      first.push(await visit())
      second.push(await visit())
      await line.cut()
      offline.push(await visit())
      await phone.close()
    }
    note(`${name}, first visit: LCP`, first, 2500, 'ms')
    note(`${name}, second visit: LCP`, second, RETURN, 'ms')
    note(`${name}, without a network: LCP`, offline, RETURN, 'ms')
  }
}
