/** Gets the phone number of a reader who has allowed this in the mini-program. */
import { Type } from '@sinclair/typebox'
import { phoneNumber } from '@domain/trial-application'
import { HttpError } from '../http/http-error'
import type { Runtime } from '../runtime'
import type { WeChatCredentials } from '../settings'
import type { PhoneProvider } from './port'
import { type CallWeChat, WeChatError } from './wechat-api'
import { weChatAccessToken } from './wechat-token'

const PhoneInfo = Type.Object({
  phone_info: Type.Object({
    purePhoneNumber: Type.String({ minLength: 1, maxLength: 32 }),
    watermark: Type.Object({ appid: Type.String() }),
  }),
})

/** WeChat's error codes for expired, used and unknown codes. */
const SPENT = [40029, 40163, 41008]

const httpErrorOf = (error: unknown) => {
  if (error instanceof WeChatError && SPENT.includes(error.code))
    return new HttpError('phone_code_spent', error.message)
  return new HttpError('phone_unavailable', (error as Error).message)
}

export function weChatPhoneProvider(
  credentials: WeChatCredentials,
  call: CallWeChat,
  runtime: Pick<Runtime, 'now'>,
): PhoneProvider {
  const withToken = weChatAccessToken(credentials, call, runtime)
  return {
    async numberOf(code) {
      const { phone_info: info } = await withToken(token =>
        call('/wxa/business/getuserphonenumber', { access_token: token }, PhoneInfo, { code }),
      ).catch((error: unknown) => {
        throw httpErrorOf(error)
      })
      if (info.watermark.appid !== credentials.appId)
        throw new HttpError('phone_code_spent', 'the phone code is another app’s')
      const phone = phoneNumber(info.purePhoneNumber)
      if (!phone) throw new HttpError('phone_unavailable', 'WeChat told a number that is no Chinese one')
      return phone
    },
  }
}
