/** The day of a brief, as its last lines state it. */
import { dayOfText } from '@domain/citation-check/text-day'

const BODY = '原告于2019年1月2日起诉。\n依照建工解释第二条，请求支付工程款。\n'

test.each([
  [`${BODY}此致\n某某人民法院\n具状人：甲\n2024年3月5日`, '2024-03-05'],
  [`${BODY}代理人：乙\n二〇二四年三月十五日\n`, '2024-03-15'],
  [`${BODY}日期：2024 年 3 月 5 日\n附：证据清单`, '2024-03-05'],
  [`${BODY}某律师事务所 2024年3月5日`, '2024-03-05'],
  [BODY, undefined],
  [`${BODY}原告于2020年5月6日收到货物。`, undefined],
  [`${BODY}2024年3月`, undefined],
  [`${BODY}2024年13月5日`, undefined],
  [`2024年3月5日\n${BODY}${'甲'.repeat(2000)}`, undefined],
  ['', undefined],
])('%j', (text, day) => expect(dayOfText(text)).toBe(day))
