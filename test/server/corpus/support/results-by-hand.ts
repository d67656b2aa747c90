/**
 * The results of sixty real cases, checked by hand. Thirty were drawn by a seed from those with a result. The others have a
 * rare result, or none: no single word fits, or it is a sentence of a first instance.
 */
const NONE = ''

export const RESULTS_BY_HAND: Array<[result: string, ids: string]> = [
  [
    '核准',
    'case_spc_0137 case_spc_0027 case_spc_0443 case_spc_0438 case_spc_0407 case_spc_0071 case_spc_0258 case_spc_0406 case_spc_0214 case_spc_0294 case_spc_0060 case_spc_0467',
  ],
  [
    '驳回再审申请',
    'case_spc_0513 case_spc_0807 case_spc_0856 case_spc_0948 case_spc_0818 case_spc_0971 case_spc_0549 case_spc_0784',
  ],
  ['部分改判', 'case_judge_0492 case_spc_0662 case_spc_0024 case_spc_0545 case_judge_0443 case_spc_0468'],
  ['改判', 'case_spc_0511 case_spc_0555 case_spc_0993 case_judge_0146 case_judge_0316'],
  ['撤回上诉', 'case_spc_0703 case_spc_0608 case_spc_0707 case_spc_0587'],
  ['发回重审', 'case_spc_0134 case_spc_0318 case_spc_0353 case_spc_0633'],
  ['指令再审', 'case_spc_0110 case_spc_0111 case_spc_0536'],
  ['维持', 'case_spc_0763 case_spc_0917 case_spc_0341'],
  ['撤销', 'case_spc_0581 case_spc_0817'],
  ['提审', 'case_spc_0970'],
  ['撤回再审申请', 'case_spc_0501'],
  ['驳回申诉', 'case_spc_0951'],
  [
    NONE,
    'case_spc_0001 case_spc_0541 case_spc_0590 case_spc_0795 case_spc_0854 case_spc_0945 case_judge_0050 case_judge_0131 case_judge_0230 case_judge_0075',
  ],
]
