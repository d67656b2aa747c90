/** Texts for a reader who logs in to an account that is being closed. */
import { copy } from '../copy'

export const accountRestoreCopy = {
  ...copy,
  restore: {
    question: '该账号已申请注销，期满后账号和全部数据将被删除。恢复账号并登录？',
    confirm: '恢复账号',
  },
} as const
