/** The columns of public judgment tables, with all known names of each. */

const NAMES = {
  id: ['文书ID', '文书id', '文书编号', 'docid', 'doc_id', 'uuid'],
  title: ['案件名称', '文书名称', '文书标题', '标题', '案名', 'title'],
  number: ['案号', '案件编号', '案件号', '案件字号', 'case_number'],
  court: ['法院', '法院名称', '审理法院', '裁判法院', '审判法院', 'court'],
  level: ['法院层级', '法院级别'],
  province: ['所属地区', '法院省份', '省份', '地域', '地区'],
  caseType: ['案件类型', '案件类别'],
  documentType: ['文书类型', '文书种类', '裁判文书类型'],
  procedure: ['审理程序', '审判程序', '审级', '程序'],
  judged: ['裁判日期', '裁判时间', '判决日期', '审结日期', '结案日期'],
  published: ['公开日期', '发布日期', '上传日期', '公布日期'],
  parties: ['当事人', '当事人信息'],
  judges: ['审判人员', '法官', '合议庭'],
  lawyers: ['律师', '代理律师'],
  firms: ['律所', '律师事务所'],
  cause: ['案由', '案由名称', '罪名'],
  laws: ['法律依据', '引用法条', '法条', 'LegalBase', 'legal_base'],
  text: ['全文', '文书内容', '文书全文', '正文', '裁判文书全文', '判决书全文', '内容', 'DocContent', 'content'],
  head: ['文本首部段落原文', '首部'],
  people: ['诉讼参与人信息部分原文', '诉讼参与人'],
  record: ['诉讼记录段原文', '诉讼记录'],
  claims: ['诉控辩原文', '诉控辩'],
  facts: ['案件基本情况段原文', '基本案情'],
  reasons: ['理由原文', '裁判理由'],
  result: ['判决结果段原文', '裁判结果', '判决结果'],
  end: ['文本尾部原文', '文本尾部', '尾部'],
  annex: ['附加原文', '附录'],
} as const

export type JudgmentColumn = keyof typeof NAMES
/** The cells of one judgment, by column. Empty cells are absent. */
export type JudgmentCells = Partial<Record<JudgmentColumn, string>>

const plain = (name: string) => name.replace(/^\ufeff|["'\s]/g, '').toLowerCase()
const COLUMNS = new Map(
  Object.entries(NAMES).flatMap(([column, names]) =>
    names.map(name => [plain(name), column as JudgmentColumn] as const),
  ),
)

export const judgmentColumnOf = (name: string): JudgmentColumn | undefined => COLUMNS.get(plain(name))

const SECTIONS: JudgmentColumn[] = ['facts', 'reasons', 'result']
const KEYS: JudgmentColumn[] = ['number', 'title', 'id']
/** Whether a table contains judgments: it has a text column, and a column that identifies the case. */
export const areJudgmentColumns = (columns: Array<JudgmentColumn | undefined>) =>
  [['text' as const], SECTIONS].some(set => set.some(column => columns.includes(column))) &&
  KEYS.some(column => columns.includes(column))

const DELIMITERS = [',', '\t', ';', '|']

/** Returns the column separator, or `undefined` if the first line is not the header of a judgment table. */
export function tableDelimiterIn(text: string): string | undefined {
  const head = /[^\r\n]+/.exec(text)?.[0] ?? ''
  return DELIMITERS.find(delimiter => areJudgmentColumns(head.split(delimiter).map(judgmentColumnOf)))
}
