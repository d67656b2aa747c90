import Taro from '@tarojs/taro'
import type { SubscriptionPort } from './port'

/** The reader has turned all messages of this mini-program off. */
const TURNED_OFF = 20004

export const subscription: SubscriptionPort = {
  offers: true,
  async ask(template) {
    try {
      // Taro's types ask for the templates of Alipay too.
      const asked = { tmplIds: [template] } as Taro.requestSubscribeMessage.Option
      const answer: object = await Taro.requestSubscribeMessage(asked)
      return (answer as Record<string, unknown>)[template] === 'accept' ? 'allowed' : 'refused'
    } catch (error) {
      return (error as { errCode?: unknown }).errCode === TURNED_OFF ? 'refused' : 'failed'
    }
  },
}
