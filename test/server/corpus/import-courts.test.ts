/** Court names with level and province, and fragments of sentences that are no courts. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { recognizeCourt } from '../../../server/corpus/import/courts'
import { provinceOf, replaceCourtPlaces } from '../../../server/corpus/import/places'
import { BUNDLED_COURTS } from '@domain/reference-data/courts'

it.each([
  ['最高人民法院', '最高', ''],
  ['浙江省高级人民法院', '高级', '浙江省'],
  ['北京市第二中级人民法院', '中级', '北京市'],
  ['湘西土家族苗族自治州中级人民法院', '中级', '湖南省'],
  ['苏州市吴江区人民法院', '基层', '江苏省'],
  ['广东省东莞市第二人民法院', '基层', '广东省'],
  ['内蒙古科尔沁左翼后旗人民法院', '基层', '内蒙古自治区'],
  ['南岸区人民法院', '基层', ''],
  ['内蒙古赤峰市红山区人民法院', '基层', '内蒙古自治区'],
  ['峨眉山市人民法院', '基层', ''],
  ['朝阳县人民法院', '基层', ''],
  ['上海海事法院', '专门', '上海市'],
  ['广州知识产权法院', '专门', '广东省'],
  ['上海金融法院', '专门', '上海市'],
  ['杭州互联网法院', '专门', '浙江省'],
  ['沈阳铁路运输中级法院', '专门', '辽宁省'],
  ['南京军事法院', '专门', '江苏省'],
  ['新疆生产建设兵团第一师中级人民法院', '中级', '新疆生产建设兵团'],
  ['新疆维吾尔自治区高级人民法院生产建设兵团分院', '高级', '新疆生产建设兵团'],
  ['青海省海南藏族自治州中级人民法院', '中级', '青海省'],
  ['海南藏族自治州中级人民法院', '中级', '青海省'],
])('%s is a court', (name, level, province) => {
  expect(recognizeCourt(name)).toEqual({ name, level, province })
})

it.each([
  ['中华人民共和国上海海事法院', '上海海事法院'],
  ['中国人民共和国最高人民法院', '最高人民法院'],
  ['某人盗窃罪一审刑事判决书浙江省兰溪市人民法院', '浙江省兰溪市人民法院'],
  ['最高人民法院第六巡回法庭', '最高人民法院'],
  ['终稿广东省广州市荔湾区人民法院', '广东省广州市荔湾区人民法院'],
  [' 苏州市 吴江区人民法院', '苏州市吴江区人民法院'],
])('%s is a court with other words before it', (text, name) => {
  expect(recognizeCourt(text)?.name).toBe(name)
})

it.each([
  '请求人民法院',
  '人民法院',
  '当地人民法院',
  '本院',
  '出借人可向佛山市顺德区人民法院',
  '如有纠纷同意由石狮市人民法院',
  '应由合肥市人民法院',
  '上诉至最高人民法院',
  '交由合肥市人民法院',
  '依法向上海市浦东新区人民法院',
  '原审法院杭州市中级人民法院',
  '交由河南省郑州市中级人民法院',
  '向河南省郑州市中级人民法院',
  '故诉至甘南县人民法院',
  '被告住所地人民法院',
  '合同签订地有管辖权的人民法院',
  '本市人民法院',
  '各县人民法院',
  '高级人民法院',
  '某某市某区人民法院',
  '海事法院',
  '甲公司',
  'Supreme Court',
  'constructor',
  '',
])('%s is no court', text => {
  expect(recognizeCourt(text)).toBeUndefined()
})

const dictionary = path.resolve(__dirname, '../../../../shared/corpus/dict/courts.json.gz')
const LEVELS = ['', '最高', '高级', '中级', '基层']

;(existsSync(dictionary) ? it : it.skip)('every court there is, is one', () => {
  const rows = JSON.parse(gunzipSync(readFileSync(dictionary)).toString('utf8')) as Array<{
    name: string
    level: number
    province: string
  }>
  expect(rows.length).toBe(3498)
  expect(rows.filter(({ name }) => recognizeCourt(name)?.name !== name)).toEqual([])
  // The table counts the branches of a high court and one court of a mine among the intermediate ones.
  const others = rows.filter(({ name, level }) => !['专门', LEVELS[level]].includes(recognizeCourt(name)?.level))
  expect(others.map(({ name }) => name)).toEqual([
    '甘肃矿区人民法院',
    '新疆维吾尔自治区高级人民法院伊犁哈萨克自治州分院',
  ])
  // The table has no province for the corps, which is one in the statistics of courts.
  const misplaced = rows.filter(({ name, province }) => ![province, ''].includes(recognizeCourt(name)?.province ?? ''))
  expect(misplaced.filter(({ name }) => !name.includes('生产建设兵团'))).toEqual([])
})

test("the operator's places decide the province of a court", () => {
  replaceCourtPlaces([{ province: '河北省', places: ['雄安市'] }])
  expect(provinceOf('雄安市中级人民法院')).toBe('河北省')
  replaceCourtPlaces(BUNDLED_COURTS.rows)
  expect([provinceOf('雄安市中级人民法院'), provinceOf('石家庄市中级人民法院')]).toEqual([undefined, '河北省'])
})
