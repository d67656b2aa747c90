/** Typed texts that count as a question, and those that count as a statement of facts. */
import { readsLikeQuestion, readsLikeFacts } from '@domain/query/question'

test.each([
  '公司不给交社保怎么办',
  '试用期最长多久',
  '离婚财产怎么分？',
  '交通事故对方全责不赔钱咋办',
  '辞职要提前几天',
  '开庭前要准备啥',
  '租客能不能提前退租',
  '欠条没写还款日期有效吗',
  '谁来承担举证责任',
  '发票丢了会不会罚款',
  '小规模纳税人增值税税率是多少',
  '  工伤能赔多少钱  ',
])('a question: %s', text => {
  expect(readsLikeQuestion(text)).toBe(true)
})

test.each([
  '',
  '谁',
  '违约金',
  '民法典 577',
  '买卖合同纠纷 吉林',
  '民间借贷 利息 最高法',
  '（2023）京01民终1号',
  '财税〔2016〕36号',
  '关于如何认定工伤的批复',
  '《民法典》第577条怎么理解',
  '几何公司',
  '刑法第二百六十四条是什么',
])('no question: %s', text => {
  expect(readsLikeQuestion(text)).toBe(false)
})

const STORY =
  '我在一家公司上班三年，一直没有签劳动合同，上个月老板说生意不好，让我不用来了，也没有给我任何补偿，工资还欠着两个月'

test.each([
  [STORY, true],
  [`${STORY}，怎么办？`, true],
  ['公司不给交社保怎么办', false],
  ['违约金'.repeat(20), false],
  ['', false],
])('a story: %s', (text, is) => {
  expect(readsLikeFacts(text)).toBe(is)
})
