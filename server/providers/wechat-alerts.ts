/** Sends WeChat subscribe messages. Each time a reader authorises messages, WeChat allows one message. */
import { Type } from '@sinclair/typebox'
import { copy } from '../copy'
import type { Runtime } from '../runtime'
import type { WeChatCredentials, AlertTemplate } from '../settings'
import { beijingMoment } from '../report/moment'
import { type CallWeChat, WeChatError } from './wechat-api'
import { weChatAccessToken } from './wechat-token'

interface Alert {
  openId: string
  /** The name of the saved search. */
  name: string
  /** The number of new results of the search. */
  count: number
}

export interface AlertSender {
  appId: string
  template: string
  /** `refused`: the reader has not authorised a message. */
  send(alert: Alert): Promise<'sent' | 'refused'>
}

const SendReply = Type.Object({ errcode: Type.Literal(0) })

/** The page of the mini-program that shows new results. */
const PAGE = 'pages/account/desk/index'
/** WeChat's error codes when no authorisation is left, when it was revoked, and when the reader is unknown. */
const REFUSED = [43101, 43107, 40003]
/**
 * The maximum number of UTF-16 units in a field of the type `thing`. WeChat may count a character outside the Basic
 * Multilingual Plane as two.
 */
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

/**
 * Replaces line ends and control characters, which WeChat refuses, by blanks. Removes invisible characters, such as
 * those that change the writing direction.
 */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/**
 * Fills the fields of a template. A field's name is a type and a number: thing1, number2, time3. The second `thing`
 * holds the message.
 */
function valuesOf(fields: string[], { name, count }: Alert, now: Date) {
  const { day, clock } = beijingMoment(now)
  const message = copy.alerts.message.replace('{count}', String(count))
  let things = 0
  const valueOf = (field: string) => {
    if (field.startsWith('thing')) return things++ ? message : cut(oneLine(name) || copy.alerts.unnamed, THING)
    if (field.startsWith('number')) return String(count)
    if (field.startsWith('phrase')) return copy.alerts.phrase
    return field.startsWith('date') ? day : `${day} ${clock}`
  }
  return Object.fromEntries(fields.map(field => [field, { value: valueOf(field) }]))
}

export function weChatAlertSender(
  credentials: WeChatCredentials,
  { id: template, fields }: AlertTemplate,
  call: CallWeChat,
  runtime: Pick<Runtime, 'now'>,
): AlertSender {
  const withToken = weChatAccessToken(credentials, call, runtime)

  async function post(alert: Alert) {
    const body = {
      touser: alert.openId,
      template_id: template,
      page: PAGE,
      lang: 'zh_CN',
      data: valuesOf(fields, alert, runtime.now()),
    }
    await withToken(token => call('/cgi-bin/message/subscribe/send', { access_token: token }, SendReply, body))
  }

  return {
    appId: credentials.appId,
    template,
    async send(alert) {
      try {
        await post(alert)
        return 'sent'
      } catch (error) {
        if (error instanceof WeChatError && REFUSED.includes(error.code)) return 'refused'
        throw error
      }
    },
  }
}
