/** Texts of the consent to the agreement and to the privacy statement. */
import { copy } from '../copy'

export const consentCopy = {
  ...copy,
  consent: {
    agree: '我已阅读并同意',
    terms: '《用户协议》',
    rules: '《个人信息处理规则》',
    missing: '请阅读并勾选同意后再继续',
  },
} as const
