import { PACKAGES } from './packages'
import type { MiniProgramRoute, Route } from './libraries'

/** The screens that only the mini-program has. */
export const MINI_PROGRAM_ROUTES: Record<MiniProgramRoute, Route> = {
  pdf: { url: '/pdf', page: `${PACKAGES.account}/pdf/index`, title: '打开文件', weappOnly: true },
  'wechat-link': { url: '/wechat-link', page: `${PACKAGES.account}/wechat/index`, title: '微信绑定', weappOnly: true },
  'trial-application': {
    url: '/trial-application',
    page: `${PACKAGES.account}/trial/index`,
    title: '申请试用',
    weappOnly: true,
  },
  removal: { url: '/removal', page: `${PACKAGES.account}/removal/index`, title: '申请隐名或撤下', weappOnly: true },
}
