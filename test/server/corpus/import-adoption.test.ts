/** The lines above an imported law: the organ that adopted it, its notes and its repeated title. */
import type { LawPayload } from '../../../server/libraries/law/document'
import { importing, law, remarksOf } from './support/import-rows'

const { engine, take } = importing()
const COMMITTEE = '全国人民代表大会常务委员会'
const linesOf = async (lid: string) => (await engine().get('law', lid))!.blocks.map(({ text }) => text)

it.each([
  ['1992年4月3日 第七届全国人民代表大会第五次会议通过', '全国人民代表大会'],
  ['1994年5月12日 第八届全国人民代表大会常务委员会第七次会议通过', COMMITTEE],
  ['2024年12月25日 修订', COMMITTEE],
])('%s: the organ is %s, and only another one is reported', async (adoption, organ) => {
  const amended = '2015年8月29日 第十二届全国人民代表大会常务委员会第十六次会议第二次修正'
  const report = await take([law('l', { dispatch_authority: COMMITTEE, info: [adoption, amended] })])
  expect(((await engine().get('law', 'l'))!.payload as LawPayload).authorities).toEqual([organ])
  expect(remarksOf(report).filter(remark => remark.includes('adopted'))).toHaveLength(organ === COMMITTEE ? 0 : 1)
})

it.each([
  ['2020年1月20日 上海市第十五届人民代表大会第三次会议通过', '上海市人民代表大会常务委员会', '上海市人民代表大会'],
  [
    '2020年1月20日 云南省大理白族自治州第十五届人民代表大会第三次会议通过',
    '云南省人民代表大会常务委员会',
    '云南省人民代表大会常务委员会',
  ],
])('%s: of a place of its own, %s is %s', async (adoption, dispatch_authority, organ) => {
  await take([law('l', { dispatch_authority, info: [adoption] })])
  expect(((await engine().get('law', 'l'))!.payload as LawPayload).authorities).toEqual([organ])
})

it('a note loses a bracket that nothing opens, and a line that repeats the title is left out', async () => {
  const info = ['1989年4月4日 通过', '2014年11月1日 （第一次）修正', '2017年6月27日 第二次修正）']
  await take([law('l', { info, preamble: ['中华人民共和国 试验法', '序言'] })])
  expect(await linesOf('l')).toEqual([...info.slice(0, 2), '2017年6月27日 第二次修正', '序言'])
})
