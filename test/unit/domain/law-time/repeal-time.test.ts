/** The day of a repeal: an amended text still prints the clause of its first version. */
import { repealTimeOf } from '@domain/law-time/repeal-time'

const ENACTED = '1988年6月3日 中华人民共和国国务院令第1号发布'
const AMENDED = '2019年3月2日 《国务院关于修改部分行政法规的决定》第三次修订'
const timeOf = (info: string[], clause: string, posted = '2019-03-02') =>
  repealTimeOf({ title: '试验条例', info, articles: ['甲。', `${clause}《旧条例》同时废止。`], posted })

it('is that of the law where the text was never amended', () => {
  expect(timeOf(['2019年3月2日 国务院令第700号公布'], '本条例自2019年5月1日起施行。')).toBeUndefined()
  expect(timeOf([], '本通知自2019年1月1日起施行。')).toBeUndefined()
})

it('is that of the law where a revision wrote the clause anew', () =>
  expect(timeOf([ENACTED, '2019年3月2日 国务院第40次常务会议修订'], '本条例自2019年5月1日起施行。')).toBeUndefined())

it('is the date that the clause of an amended text states', () =>
  expect(timeOf([ENACTED, AMENDED], '本条例自1988年7月1日起施行。')).toEqual({
    published: '1988-06-03',
    day: '1988-07-01',
  }))

it('counts from the first publication where the clause says so', () => {
  expect(timeOf([ENACTED, AMENDED], '本条例自发布之日起施行。')).toEqual({ published: '1988-06-03', day: '1988-06-03' })
  const adopted = '1991年4月9日 第七届全国人民代表大会第四次会议通过'
  const decision = '2023年9月1日 第十四届全国人民代表大会常务委员会第五次会议《关于修改〈某法〉的决定》第五次修正）'
  expect(timeOf([adopted, decision], '本法自公布之日起施行。', '2023-09-01')).toEqual({
    published: '1991-04-09',
    day: '1991-04-09',
  })
})

it('counts from the header where that lacks the amendment', () =>
  expect(timeOf([ENACTED], '本条例自发布之日起施行。')).toEqual({ published: '1988-06-03', day: '1988-06-03' }))

it('is unknown where a revision in between may have written the clause', () =>
  expect(timeOf([ENACTED, '2005年1月1日 国务院令第400号修订', AMENDED], '本条例自发布之日起施行。')).toEqual({
    published: '1988-06-03',
  }))

it('is unknown where an amended text has no clause on its first day', () =>
  expect(timeOf(['2014年12月18日 最高人民法院审判委员会第1636次会议通过', AMENDED], '本解释公布施行后，')).toEqual({
    published: '2014-12-18',
  }))

it('a text that prints no date at all names the earliest publication by its clause', () =>
  expect(timeOf([], '本条例自1988年7月1日起施行。')).toEqual({ published: '1988-07-01', day: '1988-07-01' }))
