import { readLawStatus } from '@domain/law-time/source-status'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { type ValidityDates, standingOn } from '@domain/law-time/standing'

const term = (more: Partial<ValidityDates>): ValidityDates => ({
  posted: 20100101,
  begin: 20100301,
  status: '现行有效',
  ...more,
})

describe('on a day', () => {
  it.each([
    ['before the publication', 20091231, {}, 'notYet'],
    ['between publication and first day', 20100228, {}, 'notYet'],
    ['from the first day on', 20100301, {}, 'inForce'],
    ['without a first day', 20200101, { begin: undefined }, 'unknown'],
    ['without a first day, before the founding of the state', 19490930, { posted: 0, begin: undefined }, 'notYet'],
    ['before the end', 20191231, { end: 20200101, status: '已被修改' }, 'inForce'],
    ['from the end on', 20200101, { end: 20200101, status: '已被修改' }, 'repealed'],
    ['after an end without a first day', 20200101, { begin: undefined, end: 20200101 }, 'repealed'],
    ['before a later version was published', 20191231, { mayEndFrom: 20200101, status: '已被修改' }, 'inForce'],
    ['after one was, whose first day is unknown', 20200101, { mayEndFrom: 20200101, status: '已被修改' }, 'unknown'],
    ['ended on an unknown day', 20200101, { status: '失效' }, 'unknown'],
  ] as const)('%s', (_, day, more, standing) => expect(standingOn(term(more), day)).toBe(standing))

  it.each(['', '时效不明', '全文废止', '条款失效', '已蒸发'])('the status "%s" is no ground for in force', status =>
    expect(standingOn(term({ status }), 20200101)).toBe('unknown'),
  )
})

describe('the words of sources', () => {
  it('that say nothing mean unknown', () => expect(readLawStatus(' ')).toBe(LAW_STATUS.unknown))
  it('that nobody knows mean nothing', () => expect(readLawStatus('长期有效吗')).toBeUndefined())
  it.each([
    ['全文有效', '现行有效'],
    ['条款失效', '部分失效'],
    ['全文 失效', '失效'],
    ['【已废止】', '失效'],
    ['已被修订', '已被修改'],
    ['草案', '征求意见稿或草案'],
  ])('%s means %s', (word, status) => expect(readLawStatus(word)).toBe(status))
})
