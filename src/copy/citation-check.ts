/** Texts of 引用核验. */
import { copy } from '../copy'

export { fill } from '../copy'

export const citationCheckCopy = {
  ...copy,
  citationCheck: {
    text: '待核验的文书',
    placeholder: '粘贴起诉状、代理词、判决书等文书的内容',
    openFile: '打开文件',
    removeFile: '移除文件',
    check: '开始核验',
    note: '可打开 5MB 以内的 .docx 或者 .txt 文件。内容只用于本次核验，不会保存。',
    full: '已达到粘贴的上限，更长的文书请打开文件。内容只用于本次核验，不会保存。',
    tooLarge: '文件过大，请打开5MB以内的文件',
    notOpened: { refusedPrivacy: '同意隐私保护指引后才能打开聊天中的文件', failed: '未能打开文件，请重试' },
    unreadable: '不能读取该文件，请重新选择',

    stages: { file: '正在读取文件', find: '正在查找引用', check: '正在核验第{from}至{to}处，共{all}处' },
    stop: '停止',

    result: '核验结果',
    none: '没有找到法律、法条、司法解释或者案号的引用',
    summary: '共找到{all}处引用',
    textSummary: '共找到{all}处引用：{counts}',
    report: '下载报告',
    most: '引用过多，只核验了前{most}处',
    again: '核验其他文书',
    copy: '复制结果',
    filter: '按结果筛选',
    all: '全部 {count}',
    counted: '{name} {count}',
    more: '再看{count}处',

    added: '引文多出：',
    removed: '引文缺少：',
    link: '生成链接',
    linkTitle: '把核验结果做成链接',
    linkPoints: [
      '链接里只有核验结果：引用的名称、结论和原文的位置，不含文书的内容',
      '拿到链接的人无需登录即可查看，到期日写在报告上',
      '可随时在“账号与安全”的“我的分享”里撤销',
    ],
    linkQuotes: '显示引文与原文的差异（含引号中的文字）',
    linkMost: '引用超过{most}处，不能生成链接，请下载报告',
    linkMake: '生成',
    linked: '链接已生成',
    linkedTitle: '引用核验报告',
    linkedTimes: '{time} 核验，链接 {end} 到期',
    linkedNote: '按核验时平台收录的文本作出，“本库未收录”和“未找到”只说明平台中没有，不说明不存在。',
    checkYourOwn: '核验我的文书',
    share: '分享',
    read: '查看原文',
    compare: '新旧对照',
    former: '修改前',
    line: '{at}. {words}：{state}',
    lineWithMessage: '{line}。{message}',
  },
}
