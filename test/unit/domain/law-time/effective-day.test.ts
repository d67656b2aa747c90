import { type DatedLawText, effectiveDayOf } from '@domain/law-time/effective-day'

const text = (more: Partial<DatedLawText>): DatedLawText => ({
  title: '试验条例',
  info: [],
  articles: [],
  posted: '2019-03-02',
  ...more,
})
const dayOf = (more: Partial<DatedLawText>) => effectiveDayOf(text(more)).effective

it('is unknown where only the publication is known', () => expect(dayOf({})).toBeUndefined())

it('stands in the text of a first publication', () =>
  expect(dayOf({ articles: ['本条例自2019年5月1日起施行。'] })).toEqual({
    day: '2019-05-01',
    ground: 'closing',
    basis: '本条例自2019年5月1日起施行',
  }))

it('of an amended text is neither its clause nor the day that the source copied from it', () =>
  expect(dayOf({ stated: '2006-05-01', articles: ['本条例自2006年5月1日起施行。'] })).toBeUndefined())

it('of an amended text does not count from its publication', () =>
  expect(dayOf({ info: ['2019年3月2日修正'], articles: ['本条例自公布之日起施行。'] })).toBeUndefined())

it('of a text whose header ends years before its publication does not count from that publication', () => {
  const info = ['2011年6月26日 国务院令第597号公布']
  expect(dayOf({ info, articles: ['本条例自公布之日起施行。'] })).toBeUndefined()
  expect(dayOf({ info, stated: '2019-03-02', articles: ['本条例自公布之日起施行。'] })).toMatchObject({
    ground: 'source',
  })
})

it('counts from the publication as the header says, unless the text was amended or states another day', () => {
  const header = (...info: string[]) => dayOf({ info, posted: '1964-06-08' })
  const published = { day: '1964-06-08', ground: 'source', basis: '公布之日施行' }
  expect(header('1964年6月8日 国务院公布', '公布之日施行')).toEqual(published)
  expect(header('自公布之日起施行')?.day).toBe('1964-06-08')
  expect(header('1964年6月8日修正', '公布之日施行')).toBeUndefined()
  expect(dayOf({ info: ['公布之日施行'], articles: ['本条例自2019年5月1日起施行。'] })?.day).toBe('2019-05-01')
})

it('stands in the decision that amended the text', () => {
  const decision = { title: '关于修改部分行政法规的决定', posted: '2019-03-02', effective: '2019-04-01' }
  expect(dayOf({ articles: ['本条例自2006年5月1日起施行。'], decision })).toMatchObject({
    day: '2019-04-01',
    ground: 'decision',
  })
  expect(dayOf({ articles: ['本条例自2019年6月1日起施行。'], decision })).toMatchObject({ day: '2019-06-01' })
})

it('of a notice may reach back to the beginning of its year', () =>
  expect(dayOf({ articles: ['本通知自2019年1月1日起施行。'] })).toMatchObject({ day: '2019-01-01' }))

it('stated by the source wins over a clause that counts from the publication; the other is told', () =>
  expect(effectiveDayOf(text({ stated: '2019-03-20', articles: ['本解释自公布之日起施行。'] }))).toEqual({
    effective: { day: '2019-03-20', ground: 'source' },
    contradictions: [{ day: '2019-03-02', ground: 'closing', basis: '本解释自公布之日起施行' }],
  }))

it('stated by the source loses to a clause with a date', () =>
  expect(effectiveDayOf(text({ stated: '2019-03-02', articles: ['本规定自2019年4月1日起执行。'] }))).toMatchObject({
    effective: { day: '2019-04-01', ground: 'closing' },
    contradictions: [{ day: '2019-03-02', ground: 'source' }],
  }))
