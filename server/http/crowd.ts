/** Of one visitor so many searches are under way, and no more: who asks for too much at once keeps nobody else waiting. */
import { finished } from 'node:stream'
import type { App } from './app-type'
import { visitorOf } from './limits'
import { Refusal } from './refusal'

/** A screen asks for six at most, and one address may stand for a whole office. */
export const OF_ONE_VISITOR = 32

export function limitCrowds(app: App) {
  const underWay = new Map<string, number>()

  app.addHook('preParsing', async (request, reply) => {
    const who = visitorOf(request)
    const count = underWay.get(who) ?? 0
    if (count >= OF_ONE_VISITOR) throw new Refusal('busy')
    underWay.set(who, count + 1)
    finished(reply.raw, () => {
      const left = (underWay.get(who) ?? 1) - 1
      if (left) underWay.set(who, left)
      else underWay.delete(who)
    })
  })
}
