import Taro from '@tarojs/taro'
import type { SubscriptionPort } from '../ports/other-apps'

/** The error code after the reader disabled all messages of this mini-program. */
const MESSAGES_DISABLED = 20004

export const subscription: SubscriptionPort = {
  isOffered: true,
  async ask(template) {
    try {
      // Taro's types also require Alipay's templates.
      const options = { tmplIds: [template] } as Taro.requestSubscribeMessage.Option
      const answer: object = await Taro.requestSubscribeMessage(options)
      return (answer as Record<string, unknown>)[template] === 'accept' ? 'allowed' : 'refused'
    } catch (error) {
      return (error as { errCode?: unknown }).errCode === MESSAGES_DISABLED ? 'refused' : 'failed'
    }
  },
}
