/** Settings of WeChat logins and messages. */
import { type EnvReader, SettingError } from './values'

const WECHAT_API = 'https://api.weixin.qq.com'
const WECHAT_AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize'

export interface WeChatCredentials {
  appId: string
  secret: string
}

export interface LoginSettings {
  web?: WeChatCredentials
  weapp?: WeChatCredentials
  /** Whether phone numbers are requested from WeChat, which charges for each. */
  phone: boolean
  apiBase: string
  authorizeUrl: string
}

/**
 * A template of WeChat subscribe messages. `fields` are its field names as WeChat writes them: thing1, number2, time3.
 */
export interface AlertTemplate {
  id: string
  fields: string[]
}

function readCredentials(reader: EnvReader, prefix: string): WeChatCredentials | undefined {
  const appId = reader.text(`${prefix}_ID`)
  const secret = reader.text(`${prefix}_SECRET`)
  if (appId && secret) return { appId, secret }
  if (appId ?? secret) throw new SettingError(`${prefix}_ID and ${prefix}_SECRET must be set together.`)
  return undefined
}

export function readLoginSettings(reader: EnvReader): LoginSettings {
  const web = readCredentials(reader, 'WECHAT_APP')
  const apiBase = (reader.url('WECHAT_API_BASE') ?? WECHAT_API).replace(/\/+$/, '')
  const base = new URL(apiBase)
  if (base.protocol !== 'https:' && !['127.0.0.1', 'localhost', '[::1]'].includes(base.hostname))
    throw new SettingError('WECHAT_API_BASE must be an https address: the app secret travels there.')
  const authorizeUrl = reader.url('WECHAT_AUTHORIZE_URL')
  if (authorizeUrl && !web)
    throw new SettingError('WECHAT_AUTHORIZE_URL needs WECHAT_APP_ID and WECHAT_APP_SECRET beside it.')
  const weapp = readCredentials(reader, 'WECHAT_MINI_APP')
  const phone = reader.choice('WECHAT_PHONE', ['yes', 'no'], 'no') === 'yes'
  if (phone && !weapp)
    throw new SettingError('WECHAT_PHONE needs WECHAT_MINI_APP_ID and WECHAT_MINI_APP_SECRET beside it.')
  return {
    web,
    weapp,
    phone,
    apiBase,
    authorizeUrl: authorizeUrl ?? (web ? WECHAT_AUTHORIZE : ''),
  }
}

/** The names of fields that alerts can fill. The letters of a name are the field's type. */
const FIELD = /^(?:thing|number|phrase|date|time)\d{1,2}$/

export function readAlertTemplate(reader: EnvReader, { weapp }: LoginSettings): AlertTemplate | undefined {
  const id = reader.text('WECHAT_NEWS_TEMPLATE')
  const fields = reader
    .text('WECHAT_NEWS_FIELDS')
    ?.split(/[\s,]+/)
    .filter(Boolean)
  if (!id && !fields) return undefined
  if (!id || !fields?.length)
    throw new SettingError('WECHAT_NEWS_TEMPLATE and WECHAT_NEWS_FIELDS must be set together.')
  if (!weapp)
    throw new SettingError('WECHAT_NEWS_TEMPLATE needs WECHAT_MINI_APP_ID and WECHAT_MINI_APP_SECRET beside it.')
  const invalid = fields.find(field => !FIELD.test(field))
  if (invalid !== undefined || !fields.some(field => field.startsWith('thing')))
    throw new SettingError(
      `WECHAT_NEWS_FIELDS must name the fields of the template, a thing among them (thing1,number2,time3), not "${fields.join(',')}".`,
    )
  return { id, fields }
}
