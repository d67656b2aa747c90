/** Being told later what is new in a kept search, which a server of others need not offer. */
import type { NewsOrder, NewsOrders } from '@contract/alerts'
import { NEWS_PATHS } from '@contract/lazy-paths'
import { send, openReply } from '@/request/http'
import { fields, list, maybeText, text } from '@/request/value'

const readOrders = (answer: unknown): NewsOrders => {
  const { template, ordered } = fields(answer)
  return { template: maybeText(template), ordered: list(ordered).map(text).filter(Boolean) }
}

export const fetchNewsOrders = async () => openReply(await send({ path: NEWS_PATHS.orders, quiet: true }), readOrders)

export const orderNews = async (body: NewsOrder) =>
  openReply(await send({ method: 'POST', path: NEWS_PATHS.order, body }), () => true)
