import type { Label } from '@/ui/label'
import type { RowView } from '@/ui/row'
import type { Segment } from '@/ui/segments'

const text = (words: string): Segment => ({ kind: 'text', text: words })
const hit = (words: string): Segment => ({ kind: 'hit', text: words })
const types = (...words: string[]): Label[] => words.map(word => ({ kind: 'type', text: word }))

export const sampleWords = {
  app: 'Alpha 检索',
  seals: '误疑核',
  longTitle: '最高人民法院关于适用《中华人民共和国民法典》合同编通则若干问题的解释',
  reset: '重置',
  confirm: '确定',
  apply: '申请试用',
  signIn: '登录',
  save: '收藏',
  more: '更多',
  all: '全部',
  clear: '清空',
  advanced: '高级检索',
  filter: '筛选',
  hint: '案由、当事人、关键词',
  contents: '目录',
  articles: '共 1,260 条',
  sentence: '抱歉，在您的检索条件下没有找到具体结果，请尝试调整检索条件',
  notPublic: '本案例不公开',
  retry: '重试',
  home: '返回首页',
  video: '有庭审视频',
  notice: '有开庭公告',
  quiet: '没有',
  recent: '最近检索',
  copyCitation: '复制引用',
  fullText: '查看全文',
  look: '图表样式',
  libraries: '资料库',
  new: '新',
}

export const sampleTabs = ['案例', '法规', '司法观点', '类案', '优案评析', '文章', '检察文书'].map((label, at) => ({
  key: String(at),
  label,
}))

export const sampleStatuses = [
  { shape: 'in-force', text: '现行有效' },
  { shape: 'amended', text: '已被修改' },
  { shape: 'partly', text: '部分失效' },
  { shape: 'pending', text: '尚未生效' },
  { shape: 'repealed', text: '失效' },
  { shape: 'draft', text: '草案' },
] as const

export const sampleSteps = ['选取案例', '填写待决案件的争议焦点', '生成报告']

export const sampleVersions = [
  '2008年制定',
  '2013年修正',
  '2021年修正：最高人民法院关于修改若干司法解释的决定，自公布之日起施行',
]

export const sampleChips = [
  { name: '全文', value: '违约金 过高' },
  { name: '法院', value: '江苏省高级人民法院' },
  { value: '全文不包含 和解', excluding: true },
  { name: '当事人', value: '梧川建设集团有限公司与青屏文旅发展有限公司及其全部关联企业' },
]

export const sampleSearches = [
  { title: '违约金 过高', note: '江苏省' },
  { title: '让与担保 清偿' },
  { title: '股权代持 显名 逾期交房 不可抗力 酌减', note: '公报案例' },
]

export const sampleCourts = [
  '不限',
  '江苏省高级人民法院',
  '南京市中级人民法院',
  '苏州市中级人民法院',
  '无锡市中级人民法院',
]

export const sampleRows: RowView[] = [
  {
    title: [text('砚岭精工有限公司诉澄屿供应链管理有限公司买卖合同纠纷案')],
    labels: [{ kind: 'rank', text: '指导性案例' }, ...types('民事', '判决书', '二审')],
    snippet: [
      text('双方约定每逾期一日按未付款的千分之三支付'),
      hit('违约金'),
      text('。被告抗辩约定'),
      hit('过高'),
      text('，请求予以适当减少。本院认为，判断'),
      hit('违约金'),
      text('是否'),
      hit('过高'),
      text('，应当以实际损失为基础，兼顾合同履行情况与当事人的过错程度。'),
    ],
    meta: ['江苏省高级人民法院', '2023-08-14', '（2023）苏民终90017号'],
  },
  {
    title: [text('云麓置业有限公司与贺某房屋租赁合同纠纷一审民事判决书')],
    labels: types('民事', '判决书', '一审'),
    snippet: [
      text('承租人主张合同第十二条约定的'),
      hit('违约金'),
      text('明显'),
      hit('过高'),
      text('，但未就实际损失提交证据。'),
    ],
    meta: ['南京市玄武区人民法院', '2023-06-02', '（2023）苏0102民初90238号'],
  },
  {
    title: [text('顾某与宁某离婚纠纷一审民事判决书')],
    labels: [{ kind: 'locked', text: '未公开' }, ...types('民事', '判决书', '一审')],
    snippet: [text('不公开理由：离婚诉讼或者涉及未成年子女抚养、监护')],
    meta: ['无锡市滨湖区人民法院', '2023-03-27', '（2023）苏0211民初90105号'],
  },
  {
    title: [text('晴川省税务局关于简易计税项目'), hit('进项税额转出'), text('口径的公告')],
    mark: sampleWords.new,
    labels: [{ kind: 'status', shape: 'in-force', text: '现行有效' }, ...types('地方规范性文件')],
    meta: ['国家税务总局晴川省税务局', '2025年03月18日发布', '2025年04月01日施行'],
  },
]

export const sampleParagraph: Segment[] = [
  text('人民法院依据'),
  { kind: 'link', text: '民法典第一百四十二条第一款' },
  text('、'),
  { kind: 'link', text: '第四百六十六条第一款' },
  text('的规定解释'),
  hit('合同条款'),
  text('时，应当以词句的通常含义为基础。<b>这不是标记</b>'),
  { kind: 'break' },
  text('有证据证明当事人之间对'),
  hit('合同条款'),
  text('有不同于词句的通常含义的其他共同理解的，从其理解。'),
]
