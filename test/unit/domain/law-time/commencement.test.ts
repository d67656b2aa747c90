import { readCommencement } from '@domain/law-time/commencement'
import { cpuTime } from '../cpu'

const PUBLISHED = '2020-05-28'
const day = (...articles: string[]) => readCommencement(articles, PUBLISHED)?.day

it.each([
  ['本法自2021年1月1日起施行。《中华人民共和国合同法》同时废止。', '2021-01-01'],
  ['本条例自一九八七年六月一日起施行。', '1987-06-01'],
  ['本规定自二○○四年十月一日起施行', '2004-10-01'],
  ['本规定自２０１３年１月１日起施行。', '2013-01-01'],
  ['本安排自2001年9月15日起生效。', '2001-09-15'],
  ['本条例于2007年9月1日起施行。', '2007-09-01'],
  ['本修正案自2024年3月1日起施行', '2024-03-01'],
  ['四十八、本修正案自2021年3月1日起施行。', '2021-03-01'],
  ['该修正自2021年4月15日施行', '2021-04-15'],
  ['本解释自公布之日起施行。', '2020-05-28'],
  ['本规定从发布之日起实行。', '2020-05-28'],
  ['本法自公布之日起30日后施行。', '2020-06-27'],
  ['本法自公布之日起三十日后施行。', '2020-06-27'],
  ['本条例自公布之日起三个月后施行。', '2020-08-28'],
  ['本办法自发布之日的次日起施行。', '2020-05-29'],
  ['第二十一条 本办法自2024年10月1日起施行。', '2024-10-01'],
])('%s begins on %s', (article, begin) => expect(day('第一条的文字。', article)).toBe(begin))

it.each([
  ['a part only', '第三十条自2022年1月1日起施行。'],
  ['another law', '《中华人民共和国公司法》自2024年7月1日起施行后，依照其规定。'],
  ['a quoted clause', '第八十条修改为：“本法自2013年1月1日起施行。”'],
  ['a day that no calendar has', '本法自2021年2月30日起施行。'],
  ['a document of others', '自合同生效之日起三十日内，当事人应当办理登记。'],
])('is not read from %s', (_, article) => expect(day(article)).toBeUndefined())

it('the clause of the whole wins over that of a part', () =>
  expect(day('本法自2021年1月1日起施行，第三十条自2022年1月1日起施行。')).toBe('2021-01-01'))

it('a clause that counts from the publication needs a day of publication', () =>
  expect(readCommencement(['本法自公布之日起施行。'])).toBeUndefined())

it('only the last articles are read', () =>
  expect(day('本法自2021年1月1日起施行。', '一', '二', '三', '四', '五')).toBeUndefined())

it.each(['“', '本', '本法自', '自2021年1月1日', '自公布之日起', '，'])('a text of %s alone is read in one pass', seed =>
  expect(cpuTime(() => day(seed.repeat(200_000 / seed.length)))).toBeLessThan(1000),
)
