/**
 * Days of publication that a source states wrongly. They are the day of adoption, or days that were corrected by hand.
 */
import type { LawPayload } from '../../../server/libraries/law/document'
import { articles, importing, law, remarksOf } from './support/import-rows'

const { engine, take } = importing()

const daysOf = async (lid: string) => {
  const { postingDate, effectiveDate, effectiveGround } = (await engine().get('law', lid))?.payload as LawPayload
  return { postingDate, effectiveDate, ground: effectiveGround?.kind }
}

const adopted = {
  title: '试验实施办法',
  eff_level: '部门规章',
  info: ['2008年7月17日 经试验部第6次部务会议通过'],
  posting_date: '2008-07-17',
  effective_date: '2008-07-17',
  articles: articles('甲。', '本办法自发布之日起施行'),
}

it('the day on which a ministry adopts a rule is no day of publication, and no first day', async () => {
  const report = await take([law('m', adopted)])
  expect(await daysOf('m')).toEqual({ postingDate: undefined, effectiveDate: undefined, ground: undefined })
  expect(remarksOf(report)).toEqual([
    'a.ndjson:1 试验实施办法: 2008-07-17 is the day of the adoption, so its day of publication is not known',
  ])
})

it('the first day of an interpretation is no day of publication, and stays its first day', async () => {
  const info = ['2022年2月15日 最高人民法院审判委员会第1864次会议通过', '2022年3月15日 施行']
  const day = { posting_date: '2022-03-15', effective_date: '2022-03-15' }
  const report = await take([law('m', { ...adopted, ...day, info, articles: articles('甲。') })])
  expect(await daysOf('m')).toEqual({ postingDate: undefined, effectiveDate: '2022-03-15', ground: 'source' })
  expect(remarksOf(report)).toEqual([
    'a.ndjson:1 试验实施办法: 2022-03-15 is the first day in force, so its day of publication is not known',
  ])
})

it.each([
  ['a congress, whose laws are published that day', ['2008年7月17日 全国人民代表大会常务委员会通过']],
  ['a ministry that publishes on the same day', [...adopted.info, '2008年7月17日 试验部令第1号公布']],
])('the day of the adoption is that of the publication for %s', async (_, info) => {
  await take([law('m', { ...adopted, info })])
  expect(await daysOf('m')).toMatchObject({ postingDate: '2008-07-17' })
})

it('a first day in the text stays where the day of publication is not known', async () => {
  const closing = articles('甲。', '本办法自2008年10月1日起施行。')
  await take([law('m', { ...adopted, effective_date: '2008-10-01', articles: closing })])
  expect(await daysOf('m')).toEqual({ postingDate: undefined, effectiveDate: '2008-10-01', ground: 'closing' })
})

it('a wrong day that was looked up is replaced, and the import says so', async () => {
  const report = await take([law('m', { ...adopted, title: '企业职工带薪年休假实施办法' })])
  expect(await daysOf('m')).toEqual({ postingDate: '2008-09-18', effectiveDate: '2008-09-18', ground: 'closing' })
  expect(remarksOf(report)).toEqual([
    'a.ndjson:1 企业职工带薪年休假实施办法: the day of publication is 2008-09-18 (人力资源和社会保障部令第1号); 2008-07-17 (source) is not used',
  ])
})

it('a day of publication that was looked up does not touch another version of the law', async () => {
  await take([law('m', { ...adopted, title: '企业职工带薪年休假实施办法', posting_date: '2020-01-01', info: [] })])
  expect(await daysOf('m')).toMatchObject({ postingDate: '2020-01-01' })
})
