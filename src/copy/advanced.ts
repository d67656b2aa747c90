/** Texts of the advanced search. */
import { listCopy } from './list'

export { fill } from '../copy'

export const advancedCopy = {
  ...listCopy,
  advanced: {
    title: '{library}高级检索',
    search: '检索',
    forMembers: '登录后才能使用高级检索',
    words: '输入关键词，空格分隔',
    near: '同时输入几个词，空格分隔',
    named: '输入{name}',
    choose: '请选择{name}',
    count: '已有{count}个，最多{max}个',
    anyOrAll: {
      title: '满足方式',
      choices: [
        { label: '全部满足', hint: '每个条件都要符合' },
        { label: '任一满足', hint: '符合其中一个条件即可' },
      ],
    },
    modes: {
      title: '检索方式',
      caseText: [
        { label: '不限', hint: '词语出现在任意位置' },
        { label: '间隔', hint: '两词之间不超过所填字数' },
        { label: '同句', hint: '词语出现在同一句' },
        { label: '同段', hint: '词语出现在同一段' },
      ],
      lawText: [
        { label: '不限', hint: '词语出现在任意位置' },
        { label: '同条', hint: '词语出现在同一条' },
      ],
      litigant: [
        { label: '全部当事人', hint: '不论在哪一方' },
        { label: '攻方当事人', hint: '原告、上诉人、申请人等' },
        { label: '守方当事人', hint: '被告、被上诉人、被申请人等' },
      ],
    },
    gap: { label: '间隔字数', unit: '字以内', value: '间隔{gap}字' },
    presiding: { title: '审判长', any: '审判长不限' },
    excluding: '不包含',
    fee: { unit: '万元', any: '金额不限', until: '至', from: '{name} 起', to: '{name} 止' },
    misread: '结束小于起始，将按“{range}”检索',
    add: '添加检索维度',
    drop: '移除检索维度 {name}',
    others: '其他条件',
    suggestHint: '输入后可从建议中选择，或按回车直接添加',
    pickHint: '输入后请从建议中选择',
  },
} as const
