/** All names of a law lead to one name. The real titles are read if they are beside the repository. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { lawsNamed, plainLawName, replaceShortNames, isSameLaw, versionYear } from '@domain/citation/law-names'
import { BUNDLED_SHORT_NAMES } from '@domain/reference-data/short-names'

const { rows } = BUNDLED_SHORT_NAMES

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
  ['保险法解释（四）', '最高人民法院关于适用《中华人民共和国保险法》若干问题的解释（四）'],
  [
    '关于办理诈骗刑事案件具体应用法律若干问题的解释',
    '最高人民法院、最高人民检察院关于办理诈骗刑事案件具体应用法律若干问题的解释',
  ],
  ['九民纪要', '全国法院民商事审判工作会议纪要'],
  ['劳合法', '劳动合同法'],
  ['行强法', '行政强制法'],
  ['规划法', '城乡规划法'],
  ['英烈法', '英雄烈士保护法'],
  ['家促法', '家庭教育促进法'],
  ['房产税条例', '房产税暂行条例'],
  ['消费税条例', '消费税暂行条例'],
  ['土增税暂行条例', '土地增值税暂行条例'],
  ['民总', '民法总则'],
  ['新民诉法', '民事诉讼法'],
  ['选举法', '全国人民代表大会和地方各级人民代表大会选举法'],
  ['物业条例', '物业管理条例'],
  ['监督法', '各级人民代表大会常务委员会监督法'],
  ['行罚法', '行政处罚法'],
  ['复议法', '行政复议法'],
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
  expect(isSameLaw('公司法解释二', '公司法解释三')).toBe(false)
  expect(isSameLaw('合同法解释二', '合同编通则解释')).toBe(false)
  expect(isSameLaw('中华人民共和国宪法修正案（2004年）', '中华人民共和国宪法修正案（2018年）')).toBe(false)
})

test('a version may be named', () => {
  expect(versionYear('《中华人民共和国公司法》（2018年修正）')).toBe('2018')
  expect(versionYear('公司法(2018)')).toBe('2018')
  expect(versionYear('公司法解释（三）')).toBeUndefined()
})

const isDated = ({ from, until }: (typeof rows)[number]) => from !== undefined || until !== undefined

test('each name leads to its title, and only dated names to several', () => {
  const names = rows.filter(row => !isDated(row)).flatMap(row => row.names)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(rows.filter(isDated).flatMap(row => row.names.filter(name => names.includes(name)))).toEqual([])
  for (const { title, names: called, from, until } of rows)
    for (const name of called) expect(lawsNamed(name, from ?? until)).toContain(plainLawName(title))
})

const BUILDING = '最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释'
const LABOUR = '最高人民法院关于审理劳动争议案件适用法律'

test.each([
  ['建工解释', '2015-06-01', [BUILDING]],
  ['建工解释', '2020-12-29', [BUILDING, `${BUILDING}（一）`]],
  ['《建设工程司法解释》', '2023-06-01', [`${BUILDING}（一）`]],
  ['建工解释', '1999-06-01', []],
  ['建工解释', undefined, [BUILDING, `${BUILDING}（一）`]],
  ['新建工解释', undefined, [`${BUILDING}（一）`]],
  ['劳动争议解释二', '2010-01-01', [`${LABOUR}若干问题的解释（二）`]],
  ['劳动争议司法解释（二）', '2025-10-01', [`${LABOUR}问题的解释（二）`]],
  ['民促法', '2018-12-29', ['民办教育促进法']],
  ['民促法', '2026-01-01', ['民办教育促进法', '民营经济促进法']],
  ['增值税条例', '2025-12-29', ['增值税暂行条例']],
  ['增值税条例', '2026-01-01', ['增值税法实施条例']],
  [
    '行诉法解释',
    '2016-03-01',
    ['执行', '适用'].map(verb => `最高人民法院关于${verb}中华人民共和国行政诉讼法若干问题的解释`),
  ],
  ['行诉法解释', '2019-03-01', ['最高人民法院关于适用中华人民共和国行政诉讼法的解释']],
  ['中华人民共和国某法', '2019-03-01', ['某法']],
])('%s in a text of %s', (name, day, titles) => {
  expect(lawsNamed(name, day)).toEqual(titles)
  expect(plainLawName(name, day)).toBe(titles.length === 1 ? titles[0] : name.replace(/[《》]|中华人民共和国/g, ''))
})

test('a title that others once shortened means itself on every day', () => {
  expect(plainLawName(BUILDING)).toBe(BUILDING)
  expect(plainLawName(`${BUILDING}（一）`, '2015-06-01')).toBe(`${BUILDING}（一）`)
})

test("the operator's names take the place of the bundled ones", () => {
  replaceShortNames([{ title: '消费者权益保护法', names: ['消保'] }])
  expect(['消保', '消法'].map(name => plainLawName(name))).toEqual(['消费者权益保护法', '消法'])
  replaceShortNames(rows)
  expect(plainLawName('消法')).toBe('消费者权益保护法')
})

/** Not in the set: nothing here can hold these titles against their source. */
const ELSEWHERE = [
  '民法总则',
  '民营经济促进法',
  '增值税法实施条例',
  '最高人民法院关于审理劳动争议案件适用法律若干问题的解释',
  '最高人民法院关于审理劳动争议案件适用法律若干问题的解释（二）',
  '最高人民法院关于执行《中华人民共和国行政诉讼法》若干问题的解释',
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
  const spellingOf = (title: string) =>
    title.replace(/[《》〈〉“”\s]|^中华人民共和国/g, '').replace(/[()]/g, sign => (sign === '(' ? '（' : '）'))
  const spellings = new Set(titles.map(spellingOf))
  const missing = rows.map(({ title }) => title).filter(title => !spellings.has(spellingOf(title)))
  expect([...new Set(missing)].sort()).toEqual([...ELSEWHERE].sort())
  // A handful of interpretations are also listed without their court in front.
  const changed = titles.filter(title => plainLawName(title) !== spellingOf(title))
  expect(changed.filter(title => !titles.includes(`最高人民法院${title}`))).toEqual([])
})
