/** A subscribe message of WeChat's: one authorisation of its reader, one message. */
import { Type } from '@sinclair/typebox'
import { copy } from '../copy'
import type { Runtime } from '../runtime'
import type { Credentials, NewsTemplate } from '../settings'
import { beijing } from '../report/moment'
import { type CallWeChat, WeChatRefusal } from './wechat-api'
import { weChatToken } from './wechat-token'

export interface News {
  openId: string
  /** The name of the saved search, and how many are new in it. */
  name: string
  count: number
}

export interface NewsSender {
  appId: string
  template: string
  /** `refused`: its reader will not have it, now or ever. */
  send(news: News): Promise<'sent' | 'refused'>
}

const Sent = Type.Object({ errcode: Type.Literal(0) })

/** Where the desk tells what is new. */
const PAGE = 'pages/account/desk/index'
/** No authorisation is left, or it was taken back; nobody is called so. */
const REFUSED = [43101, 43107, 40003]
/** Characters of a thing, of which a sign beyond the first plane may be counted as two. */
const THING = 20

function cut(text: string, length: number) {
  if (text.length <= length) return text
  let start = ''
  for (const sign of text) {
    if (start.length + sign.length >= length) break
    start += sign
  }
  return `${start}…`
}

/** WeChat refuses a message with a line end or a control in it; what turns the direction of writing would turn the whole message. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** WeChat names the fields of a template by what they hold, with a number: thing1, number2, time3. Of two things, the second tells. */
function valuesOf(fields: string[], { name, count }: News, now: Date) {
  const { day, clock } = beijing(now)
  const told = copy.news.told.replace('{count}', String(count))
  let things = 0
  const valueOf = (field: string) => {
    if (field.startsWith('thing')) return things++ ? told : cut(oneLine(name) || copy.news.unnamed, THING)
    if (field.startsWith('number')) return String(count)
    if (field.startsWith('phrase')) return copy.news.phrase
    return field.startsWith('date') ? day : `${day} ${clock}`
  }
  return Object.fromEntries(fields.map(field => [field, { value: valueOf(field) }]))
}

export function weChatNews(
  credentials: Credentials,
  { id: template, fields }: NewsTemplate,
  call: CallWeChat,
  runtime: Pick<Runtime, 'now'>,
): NewsSender {
  const withToken = weChatToken(credentials, call, runtime)

  async function post(news: News) {
    const body = {
      touser: news.openId,
      template_id: template,
      page: PAGE,
      lang: 'zh_CN',
      data: valuesOf(fields, news, runtime.now()),
    }
    await withToken(token => call('/cgi-bin/message/subscribe/send', { access_token: token }, Sent, body))
  }

  return {
    appId: credentials.appId,
    template,
    async send(news) {
      try {
        await post(news)
        return 'sent'
      } catch (error) {
        if (error instanceof WeChatRefusal && REFUSED.includes(error.code)) return 'refused'
        throw error
      }
    },
  }
}
