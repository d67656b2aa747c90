/** One name for a law, however it is called. The real titles are read where they lie beside the repository. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { plainLawName, sameLaw, versionYear } from '@domain/citation/law-names'
import { SHORT_NAMES } from '@domain/citation/law-short-names'

test.each([
  ['民诉法', '中华人民共和国民事诉讼法'],
  ['消法', '消费者权益保护法'],
  ['个税法', '个人所得税法'],
  ['公司法解释三', '最高人民法院关于适用《中华人民共和国公司法》若干问题的规定（三）'],
  ['公司法司法解释（三）', '公司法解释三'],
  ['《公司法》司法解释(三)', '公司法解释三'],
  ['公司法司法解释3', '公司法解释三'],
  ['最高人民法院关于适用《公司法》若干问题的规定（三）', '公司法解释三'],
  ['民间借贷司法解释', '最高人民法院关于审理民间借贷案件适用法律若干问题的规定'],
  ['担保制度司法解释', '最高人民法院关于适用《中华人民共和国民法典》有关担保制度的解释'],
  ['建工解释一', '最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释（一）'],
  ['劳动争议解释（一）', '最高人民法院关于审理劳动争议案件适用法律问题的解释（一）'],
  ['保险法解释（四）', '最高人民法院关于适用《中华人民共和国保险法》若干问题的解释（四）'],
  ['九民纪要', '全国法院民商事审判工作会议纪要'],
  ['劳合法', '劳动合同法'],
  ['监督法', '各级人民代表大会常务委员会监督法'],
  ['行罚法', '行政处罚法'],
  ['环保税法', '环境保护税法'],
  ['城建税法', '城市维护建设税法'],
  ['银监法', '银行业监督管理法'],
  ['药管法', '药品管理法'],
  ['治安法', '治安管理处罚法'],
  ['注会法', '注册会计师法'],
  ['企破法', '企业破产法'],
  ['海环法', '海洋环境保护法'],
  ['发票办法', '发票管理办法'],
  ['诉讼费办法', '诉讼费用交纳办法'],
  ['新公司法', '公司法'],
  ['法援法', '法律援助法'],
  ['国安法', '国家安全法'],
  ['地方组织法', '地方各级人民代表大会和地方各级人民政府组织法'],
  ['政务处分法', '公职人员政务处分法'],
  ['网数条例', '网络数据安全管理条例'],
  ['清欠条例', '保障中小企业款项支付条例'],
  ['耕占税法', '耕地占用税法'],
  ['担保解释', '最高人民法院关于适用《中华人民共和国民法典》有关担保制度的解释'],
])('%s is %s', (short, title) => {
  expect(plainLawName(short)).toBe(plainLawName(title))
})

test('a name of which nothing is known stays what it is', () => {
  for (const name of ['constructor', '__proto__', 'toString', '某法', '某某解释三'])
    expect(plainLawName(name)).toBe(name)
})

test('other numbers and other laws are others', () => {
  expect(sameLaw('公司法解释二', '公司法解释三')).toBe(false)
  expect(sameLaw('合同法解释二', '合同编通则解释')).toBe(false)
  expect(sameLaw('中华人民共和国宪法修正案（2004年）', '中华人民共和国宪法修正案（2018年）')).toBe(false)
})

test('a version may be named', () => {
  expect(versionYear('《中华人民共和国公司法》（2018年修正）')).toBe('2018')
  expect(versionYear('公司法(2018)')).toBe('2018')
  expect(versionYear('公司法解释（三）')).toBeUndefined()
})

test('no short name is given twice, and each leads to its title', () => {
  const called = SHORT_NAMES.flatMap(([, ...names]) => names)
  expect(called.filter((name, at) => called.indexOf(name) !== at)).toEqual([])
  for (const [title = '', ...names] of SHORT_NAMES)
    for (const name of names) expect([name, plainLawName(name)]).toEqual([name, plainLawName(title)])
})

/** Not in the set: nothing here can hold these titles against their source. */
const ELSEWHERE = [
  '民法总则',
  '公司登记管理条例',
  '全国法院民商事审判工作会议纪要',
  '全国法院破产审判工作会议纪要',
  '最高人民法院关于审理劳动争议案件适用法律若干问题的解释（三）',
  '最高人民法院关于审理劳动争议案件适用法律若干问题的解释（四）',
  '最高人民法院关于审理劳动争议案件适用法律问题的解释（二）',
  '最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释（二）',
  '最高人民法院关于贯彻执行《中华人民共和国民法通则》若干问题的意见（试行）',
  '最高人民法院关于贯彻执行《中华人民共和国继承法》若干问题的意见',
  '最高人民法院关于适用《中华人民共和国合同法》若干问题的解释（一）',
  '最高人民法院关于适用《中华人民共和国合同法》若干问题的解释（二）',
  '最高人民法院关于适用《中华人民共和国婚姻法》若干问题的解释（一）',
  '最高人民法院关于适用《中华人民共和国担保法》若干问题的解释',
  '最高人民法院关于适用《中华人民共和国民事诉讼法》若干问题的意见',
  '最高人民法院关于适用《中华人民共和国物权法》若干问题的解释（一）',
  '第八次全国法院民事商事审判工作会议（民事部分）纪要',
  '职工带薪年休假条例',
]

const file = path.resolve(__dirname, '../../../../shared/corpus/laws.ndjson.gz')
const real = existsSync(file) ? test : test.skip

real('every title of the table is a real one, and no real law is taken for another', () => {
  const titles = gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split('\n')
    .map(line => (JSON.parse(line) as { title: string }).title)
  const spelt = (title: string) =>
    title.replace(/[《》〈〉“”\s]|^中华人民共和国/g, '').replace(/[()]/g, sign => (sign === '(' ? '（' : '）'))
  const known = new Set(titles.map(spelt))
  const missing = SHORT_NAMES.map(([title = '']) => title).filter(title => !known.has(spelt(title)))
  expect(missing.sort()).toEqual([...ELSEWHERE].sort())
  // A handful of interpretations are also listed without their court in front.
  const changed = titles.filter(title => plainLawName(title) !== spelt(title))
  expect(changed.filter(title => !titles.includes(`最高人民法院${title}`))).toEqual([])
})
