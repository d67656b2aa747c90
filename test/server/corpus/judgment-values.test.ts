/** The kind and the procedure of a judgment, from its columns, number and title. */
import { caseTypeOf, citedLawsIn, procedureOf } from '../../../server/corpus/import/judgments/values'

it.each([
  ['执行案件', '执行'],
  ['民事执行', '执行'],
  ['（2021）京01执123号', '执行'],
  ['（2021）京01执恢5号', '执行'],
  ['中国工商银行股份有限公司借款合同纠纷民事判决书', '民事'],
  ['（2021）京01行初1号', '行政'],
  ['（2021）京行终12号', '行政'],
  ['行政处罚', '行政'],
  ['（2021）京01刑终3号', '刑事'],
  ['营业执照纠纷民事判决书', '民事'],
])('%s is a case of the kind %s', (text, type) => expect(caseTypeOf(text)).toBe(type))

it.each([
  ['（2021）最高法民辖终1号', '管辖'],
  ['（2021）京民辖5号', '管辖'],
  ['（2021）京01民终123号', '二审'],
  ['（2021）京0105民初9号', '一审'],
  ['（2021）京民申7号', '再审审查与审判监督'],
  ['（2021）京01执异8号', '执行'],
])('%s has the procedure %s', (text, procedure) => expect(procedureOf(text)).toBe(procedure))

it.each([
  ['《房屋租赁合同》第五条、《中华人民共和国民法典》第五百七十七条', ['中华人民共和国民法典']],
  ['《股东协议书》第三条', []],
  ['依照《中国人民共和国民事诉讼法》第六十七条', ['中华人民共和国民事诉讼法']],
])('%s cites the laws %j', (text, laws) => expect(citedLawsIn(text).map(({ law }) => law)).toEqual(laws))
