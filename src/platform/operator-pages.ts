import Taro from '@tarojs/taro'
import { servicePagesCopy } from '@/copy/mini-program'
import { links } from '@/platform/links'
import { settings } from '@/platform/settings'
import { toast } from './messages'

/** The pages of the companion server. A mini-program cannot open them, so their address is copied. */
export const servicePages = {
  isAvailable: () => settings.apiHost !== '',
  async open(path: string) {
    const outcome = await links.openExternal(settings.apiHost + path)
    toast(outcome === 'unsupported' ? servicePagesCopy.unsupported : servicePagesCopy.copied)
  },
}

/**
 * Opens the mini-program's privacy page, which the operator writes in WeChat's console. Older versions of WeChat have
 * none.
 */
export const privacyPolicy = {
  isAvailable: () => Taro.canIUse('openPrivacyContract'),
  show: () => Taro.openPrivacyContract({}),
}
