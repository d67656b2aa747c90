import { splitTail, titleParts } from '@domain/text/title-parts'

test.each([
  ['甲公司与乙公司买卖合同纠纷一审民事判决书', '甲公司与|乙公司|买卖合同纠纷|一审民事判决书'],
  ['甲、乙房屋租赁合同纠纷二审民事判决书', '甲、|乙房屋租赁合同纠纷|二审民事判决书'],
  ['甲诉乙侵权责任纠纷案', '甲诉|乙侵权责任纠纷|案'],
  ['甲再审刑事判决书', '甲|再审刑事判决书'],
  ['甲有限公司等股权转让纠纷二审民事判决书', '甲有限公司等|股权转让纠纷|二审民事判决书'],
  ['甲与乙市丙煤矿破产清算组劳动争议申请再审民事裁定书', '甲与|乙市丙煤矿破产清算组|劳动争议|申请再审民事裁定书'],
  // A part that may be longer than a line does not leave 陈某与 alone on a line.
  ['陈某与乙市建筑安装工程第八工程局有限公司劳动争议案', '陈某与乙市建筑安装工程第八工程局有限公司|劳动争议|案'],
  // 诉 and 与 inside a word.
  ['中华人民共和国民事诉讼法', '中华人民共和国民事诉讼法'],
  ['甲申诉案', '甲申诉案'],
  ['甲参与分配案', '甲参与分配案'],
  ['最高人民法院关于审理买卖合同纠纷案件的解释', '最高人民法院|关于审理买卖合同纠纷|案件的解释'],
  ['中华人民共和国公司法', '中华人民共和国公司法'],
  ['', ''],
])('%s', (title, parts) => {
  expect(titleParts(title).join('|')).toBe(parts)
  expect(titleParts(title).join('')).toBe(title)
})

test.each([
  ['甲某、', ['', undefined]],
  ['岑某甲、', ['岑', '某甲、']],
  ['禾砚农业发展股份有限公司，', ['禾砚农业发展股份有限', '公司，']],
  ['买卖合同纠纷', ['买卖合同纠纷', undefined]],
])('the last characters of %s do not break before the sign', (part, [words, end]) => {
  expect(splitTail(part)).toEqual([end ? words : part, end])
})
