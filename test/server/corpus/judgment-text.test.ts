import { judgmentLines } from '../../../server/corpus/import/judgments/lines'
import { partiesIn } from '../../../server/corpus/import/judgments/roles'
import { judgmentRow } from '../../../server/corpus/import/judgments/row'
import { splitJudgment } from '../../../server/corpus/import/judgments/text'
import { cpuTime } from '../../unit/domain/cpu'

const labelled = (...lines: string[]) => splitJudgment(lines).map(({ label, text }) => `${label}|${text}`)

describe('the text of a judgment', () => {
  it('is divided into all parts of a judgment of the second instance', () => {
    expect(
      labelled(
        '某省高级人民法院',
        '民事判决书',
        '（2020）某民终9号',
        '上诉人（原审被告）：海浪公司。',
        '法定代表人：王某，经理。',
        '被上诉人（原审原告）：沙滩公司。',
        '上诉人海浪公司因与被上诉人沙滩公司买卖合同纠纷一案，不服某市中级人民法院判决，向本院提起上诉。',
        '海浪公司上诉请求：撤销原判。',
        '沙滩公司辩称，原判正确。',
        '一审法院认定事实：双方签订合同。一审法院认为，应当付款。判决如下：',
        '海浪公司付款。',
        '本院经审理查明：合同已经履行。',
        '本院认为，上诉理由不能成立。依照《中华人民共和国民事诉讼法》第一百七十条的规定，判决如下：',
        '驳回上诉，维持原判。',
        '二审案件受理费100元，由海浪公司负担。',
        '本判决为终审判决。',
        '审 判 长　赵 一',
        '审判员　钱二',
        '二〇二〇年十月一日',
        '书记员　孙三',
        '附：相关法律条文',
        '第一百七十条 第二审人民法院对上诉案件，经过审理，按照下列情形处理。',
      ).map(block => block.slice(0, block.indexOf('|') + 4)),
    ).toEqual([
      '首部|某省高',
      '当事人信息|上诉人',
      '审理经过|上诉人',
      '诉讼请求|海浪公',
      '答辩意见|沙滩公',
      '原审情况|一审法',
      '事实|本院经',
      '本院认为|本院认',
      '裁判结果|驳回上',
      '尾部|二审案',
      '审判人员|审 判',
      '附录|附：相',
    ])
  })

  it('keeps all its words in order, whatever they are', () => {
    const lines = ['甲', '本院认为，乙。', '被告：丙。', '裁定如下：', '丁', '审判员戊', '己庚辛']
    expect(splitJudgment(lines).flatMap(({ text }) => text.split('\n'))).toEqual(lines)
  })

  it('is extracted from a web page, and divided where lines were joined', () => {
    expect(judgmentLines('<p>某法院</p><div>判决书&nbsp;</div><br/>正　文&lt;一&gt;')).toEqual([
      '某法院',
      '判决书',
      '正 文<一>',
    ])
    const run =
      '某县人民法院 民事判决书 （2020）某0101民初1号 原告：甲公司。 被告：乙公司。 原告甲公司与被告乙公司借款纠纷一案，本院受理后进行了审理，现已审理终结。' +
      ' 经审理查明，乙借款。本院认为，乙应还款。依照法律，判决如下： 乙还款。 审判员 丙丁 二〇二〇年一月二日 书记员 戊己'
    expect(splitJudgment(judgmentLines(run)).map(({ label }) => label)).toEqual([
      '首部',
      '当事人信息',
      '审理经过',
      '事实',
      '本院认为',
      '裁判结果',
      '审判人员',
    ])
  })
})

describe('the columns of a judgment', () => {
  const text = '某县人民法院\n本院认为，应予支持。\n二〇二〇年一月二日'
  const rowOf = (row: Record<string, unknown>) => judgmentRow({ 案号: '（2020）粤0304民初8号', 全文: text, ...row })

  it('have several names', () => {
    expect(
      judgmentRow({ 案件名称: '甲案', 文书内容: text, 审理法院: '某县人民法院', 裁判时间: '2020/3/5' }),
    ).toMatchObject({
      title: '甲案',
      court: '某县人民法院',
      judgment_date: '2020-03-05',
    })
    expect(judgmentRow({ 题目: '甲', 全文: text })).toBeUndefined()
    expect(judgmentRow({ 案号: '1号', 法院: '甲法院' })).toBeUndefined()
  })

  it('are completed from the text and the number', () => {
    expect(rowOf({})).toMatchObject({
      case_type: '民事',
      procedure: '一审',
      court: '某县人民法院',
      court_level: '基层法院',
      province: '广东省',
      judgment_date: '2020-01-02',
    })
    expect(rowOf({ 案件类型: '刑事案件', 所属地区: '浙江省杭州市', 审理程序: '二审' })).toMatchObject({
      case_type: '刑事',
      province: '浙江省',
      procedure: '二审',
    })
  })

  it('identify a document by number, court and day, whatever its brackets are', () => {
    const idOf = (row: Record<string, unknown>) => (rowOf(row) as { cid: string }).cid
    expect(idOf({ 案号: '(2020)粤0304民初8号' })).toBe(idOf({}))
    expect(idOf({ 裁判日期: '2020-01-03' })).not.toBe(idOf({}))
    expect(idOf({ 文书ID: 'a-1' })).toBe('a-1')
  })

  it('name laws in either way', () => {
    const cited = (laws: string) => (rowOf({ 法律依据: laws }) as { cited_laws: unknown }).cited_laws
    const expected = [
      { law: '中华人民共和国合同法', article: '第六十条' },
      { law: '中华人民共和国合同法', article: '第一百零七条' },
    ]
    expect(cited('《中华人民共和国合同法》第六十条、第一百零七条')).toEqual(expected)
    expect(cited('中华人民共和国合同法（1999年）:第六十条,第一百零七条')).toEqual(expected)
  })
})

describe('the name of a party', () => {
  it.each([
    ['原告：三星（中国）投资有限公司，住所地上海市。', '三星（中国）投资有限公司'],
    ['原告：三星(中国)投资（集团）有限公司上海分公司（以下简称三星）', '三星(中国)投资（集团）有限公司上海分公司'],
    ['被申请人（一审被告）：甲乙投资合伙企业（有限合伙）。', '甲乙投资合伙企业（有限合伙）'],
    ['被告：张三（曾用名李四），男。', '张三'],
    ['被告：张三（男）系甲乙公司员工', '张三'],
    ['被告：张三（甲乙公司员工）住所地上海市某所', '张三'],
    ['被告：甲乙公司（原丙丁公司）。', '甲乙公司'],
    ['原告：张三（中国香港居民）现在甲公司工作，住香港。', '张三'],
    ['被告：王五（个体工商户）经营甲商店，', '王五'],
  ])('in %s is %s', (line, name) => {
    expect(partiesIn([line]).map(party => party.name)).toEqual([name])
  })

  it.each(['（中国）', '（中国）甲', '（中国）公司', ' '])('is read fast, however often it repeats %p', part => {
    expect(cpuTime(() => partiesIn([`原告：甲乙${part.repeat(50_000)}`]))).toBeLessThan(100)
  })
})
