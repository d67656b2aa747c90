/** Texts of the search for similar cases. */
import { copy } from '../copy'

export { fill } from '../copy'

export const similarCasesCopy = {
  ...copy,
  similarCases: {
    facts: '案情',
    hint: '粘贴或输入案情：何人、何时、因何事、做了什么、结果如何。写得越具体，找到的案例越相似',
    count: '{count} / {most}',
    find: '检索',
    private: '案情只用于本次检索，服务器不保存',
    tooShort: '请至少写{least}字，现有{count}字',
    tooLong: '最多{most}字，已超出{over}字',
    examples: '例如',
    exampleFacts: [
      {
        name: '房屋租赁',
        facts:
          '我把一间商铺租给李某开餐馆，租期三年，每月租金八千元。去年十月起他停付租金，经多次催告仍不支付，也不搬走。',
      },
      {
        name: '劳动争议',
        facts:
          '我在公司做了两年销售，没有签书面劳动合同，公司也没有交社保。上个月公司口头通知我不用来了，没有给任何补偿。',
      },
      {
        name: '民间借贷',
        facts: '朋友向我借款二十万元，约定一年后归还，有借条和转账记录。到期后他只还了五万元，其余拒不归还。',
      },
    ],
    edit: '修改案情',
    resultsIntro: '根据以下案情检索，相同表述已标红',
    shared: '相同：',
    kind: '案件类型',
    causes: '可能的案由',
    causeWithoutCases: '{name}（本库暂无）',
    none: '本库没有类似案件。可以换一种案件类型，或把案情写得更具体一些',
  },
} as const
