/** The day of publication, as the header of a text and its source state it. */
import { postingDayOf } from '@domain/law-time/posting-day'

it.each([
  ['the header of a first publication', '1987-05-03', ['1987年5月4日 国务院发布）'], '1987-05-04'],
  ['a typing error of decades', '1958-07-06', ['1985年6月21日 国务院批准', '1985年7月6日 林业部公布'], '1985-07-06'],
  ['a decision that amended the text', '2018-10-26', ['2019年4月23日 《关于修改某法的决定》修正'], '2019-04-23'],
  [
    'the adoption of a law',
    '2023-04-01',
    ['2023年4月26日 第十四届全国人民代表大会常务委员会第二次会议通过'],
    '2023-04-26',
  ],
  ['numerals in full width', '2018-01-01', ['２０１８年１１月２５日 公安部令第１４９号修正'], '2018-11-25'],
  ['the header alone', undefined, ['2004年9月17日 国务院令第418号公布', '2004年11月1日 施行'], '2004-09-17'],
])('is that of %s', (_, stated, info, day) => expect(postingDayOf(info, stated)).toBe(day))

it.each([
  ['an earlier header, which may lack the last amendment', '2016-02-06', ['2011年4月16日 国务院令第596号公布']],
  ['a first day', '1988-04-28', ['1988年4月28日 国务院发布', '1988年5月20日 施行']],
  ['a first day in the same line', '1999-03-10', ['1999年3月10日 海关总署发布 自1999年4月1日起施行']],
  [
    'a meeting of the court, which publishes later',
    '2020-01-01',
    ['2020年2月1日 最高人民法院审判委员会第1700次会议通过'],
  ],
  ['no header', '2020-01-01', []],
])('of the source is not replaced by %s', (_, stated, info) => expect(postingDayOf(info, stated)).toBe(stated))
