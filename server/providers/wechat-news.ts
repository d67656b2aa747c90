/** A subscribe message of WeChat's: one authorisation of its reader, one message. */
import { Type } from '@sinclair/typebox'
import { copy } from '../copy'
import { MINUTE, type Runtime, SECOND } from '../runtime'
import type { Credentials, NewsTemplate } from '../settings'
import { beijing } from '../report/moment'
import { type CallWeChat, WeChatRefusal } from './wechat-api'

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

const Token = Type.Object({ access_token: Type.String({ minLength: 1 }), expires_in: Type.Number() })
const Sent = Type.Object({ errcode: Type.Literal(0) })

/** Where the desk tells what is new. */
const PAGE = 'pages/account/desk/index'
const EARLY = 5 * MINUTE

/** No authorisation is left, or it was taken back; nobody is called so. */
const REFUSED = [43101, 43107, 40003]
/** The token is no longer one. */
const STALE = [40001, 40014, 42001]

const cut = (text: string, length: number) => {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text
}

/** WeChat names the fields of a template by what they hold, with a number: thing1, number2, time3. Of two things, the second tells. */
function valuesOf(fields: string[], { name, count }: News, now: Date) {
  const { day, clock } = beijing(now)
  const told = copy.news.told.replace('{count}', String(count))
  let things = 0
  const valueOf = (field: string) => {
    if (field.startsWith('thing')) return things++ ? told : cut(name, 20)
    if (field.startsWith('number')) return String(count)
    if (field.startsWith('phrase')) return copy.news.phrase
    return field.startsWith('date') ? day : `${day} ${clock}`
  }
  return Object.fromEntries(fields.map(field => [field, { value: valueOf(field) }]))
}

export function weChatNews(
  { appId, secret }: Credentials,
  { id: template, fields }: NewsTemplate,
  call: CallWeChat,
  { now }: Pick<Runtime, 'now'>,
): NewsSender {
  let token: { text: string; until: number } | undefined

  async function tokenNow() {
    if (token && token.until > now().getTime()) return token.text
    const body = { grant_type: 'client_credential', appid: appId, secret }
    const { access_token: text, expires_in: lasts } = await call('/cgi-bin/stable_token', {}, Token, body)
    token = { text, until: now().getTime() + lasts * SECOND - EARLY }
    return text
  }

  async function post(news: News) {
    const body = {
      touser: news.openId,
      template_id: template,
      page: PAGE,
      lang: 'zh_CN',
      data: valuesOf(fields, news, now()),
    }
    await call('/cgi-bin/message/subscribe/send', { access_token: await tokenNow() }, Sent, body)
  }

  return {
    appId,
    template,
    async send(news) {
      try {
        await post(news).catch((error: unknown) => {
          if (!(error instanceof WeChatRefusal && STALE.includes(error.code))) throw error
          token = undefined
          return post(news)
        })
        return 'sent'
      } catch (error) {
        if (error instanceof WeChatRefusal && REFUSED.includes(error.code)) return 'refused'
        throw error
      }
    },
  }
}
