/** Texts of 申请试用, the request for a product trial. */
import { copy } from '../copy'

export { fill } from '../copy'

export const trialApplicationCopy = {
  ...copy,
  linkCopied: '链接已复制，请在浏览器中打开',
  trial: {
    intro: '留下联系方式，工作人员会尽快与您联系',
    name: '姓名',
    phone: '手机号码',
    firm: '律所或单位',
    weChatPhone: '使用微信手机号',
    submit: '提交申请',
    problems: {
      name: '请输入您的姓名',
      phone: '请输入正确的手机号码',
      firm: '请输入您的律所或单位名称',
    },
    consentMissing: '请阅读并勾选同意后再继续',
    privacy: '您的信息仅用于联系您开通试用，最长保留{days}天',
    received: '我们已收到您的申请，工作人员会尽快与您联系',
    phoneRefused: '您没有同意提供手机号，请自行填写',
    phoneFailed: '微信没有提供手机号，请自行填写',
  },
} as const
