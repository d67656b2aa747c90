/** Texts of linking a WeChat login to an account. */
import { copy } from '../copy'

export { fill } from '../copy'

export const wechatLinkCopy = {
  ...copy,
  weChatLink: {
    entry: { linked: '已绑定', linkable: '未绑定' },
    contact: '联系客服',
    intro: '绑定后，用微信登录即进入该账号，机构或试用的权限随之生效。本微信已有的收藏和笔记会复制到该账号。',
    name: '账号',
    password: '密码',
    link: '绑定',
    phone: '用微信手机号绑定',
    or: '账号登记过手机号的，可直接验证手机号绑定',
    linked: '本微信已绑定该账号，用微信登录即进入该账号。',
    unlink: '解除绑定',
    unlinkAsk: '解除“{name}”与微信的绑定？解除后，用微信登录将不再进入该账号。',
    linkedTo: '已绑定“{name}”',
    linkedWithoutName: '已绑定',
    unlinked: '已解除绑定',
    none: '当前账号不是以微信登录的，不能绑定其他账号',
    phoneRefused: '您没有同意提供手机号，可以用账号和密码绑定',
    phoneFailed: '微信没有提供手机号，请稍后重试，或用账号和密码绑定',
  },
} as const
