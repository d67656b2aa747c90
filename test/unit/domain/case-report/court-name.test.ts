import { parseCourtName } from '@domain/case-report/court-name'

test.each([
  ['江苏省南京市鼓楼区人民法院', '基层', '江苏省', '江苏省南京市中级人民法院'],
  ['南京市鼓楼区人民法院', '基层', '江苏省', '江苏省南京市中级人民法院'],
  ['中华人民共和国江苏省南京市中级人民法院', '中级', '江苏省', '江苏省高级人民法院'],
  ['江苏省高级人民法院', '高级', '江苏省', '最高人民法院'],
  ['新疆维吾尔自治区高级人民法院生产建设兵团分院', '高级', '新疆维吾尔自治区', '最高人民法院'],
  ['北京知识产权法院', '中级', '北京市', '北京市高级人民法院'],
  ['上海海事法院', '中级', '上海市', '上海市高级人民法院'],
  // Its name tells neither the prefecture of a county nor the district of a municipality.
  ['江苏省昆山市人民法院', '基层', '江苏省', undefined],
  ['北京市海淀区人民法院', '基层', '北京市', undefined],
  ['新疆维吾尔自治区伊犁哈萨克自治州霍城县人民法院', '基层', '新疆维吾尔自治区', undefined],
  ['最高人民法院', '最高', undefined, undefined],
  ['某某县人民法院', '基层', undefined, undefined],
])('%s', (name, level, province, above) => {
  const court = parseCourtName(name)
  expect([court?.level, court?.province, court?.above]).toEqual([level, province, above])
})

test.each(['', '法院', '王某', '南京仲裁委员会'])('%j is no court', text => {
  expect(parseCourtName(text)).toBeUndefined()
})
