/** Decisions that suspend laws, or adjust them for some places and years. */
import { readSuspensions, suspensionMessage } from '@domain/law-time/suspensions'

const suspended = (title: string, ...lines: string[]) =>
  readSuspensions(title, lines).map(({ title: name, isPartial }) => [name, isPartial])

it.each([
  [
    '国务院关于在海南博鳌乐城国际医疗旅游先行区暂时调整实施《中华人民共和国药品管理法实施条例》有关规定的决定',
    [['中华人民共和国药品管理法实施条例', true]],
  ],
  ['全国人民代表大会常务委员会关于暂时停止适用〈中华人民共和国甲法〉第三条的决定', [['中华人民共和国甲法', true]]],
  ['关于暂停施行《甲办法》的通知', [['甲办法', false]]],
  [
    '关于暂停执行〈甲条例〉和〈乙条例〉有关条款的公告',
    [
      ['甲条例', true],
      ['乙条例', true],
    ],
  ],
  ['国务院关于修改《甲条例》的决定', []],
  ['关于暂停办理登记的意见', []],
])('%s', (title, laws) => expect(suspended(title)).toEqual(laws))

it('a title without names leaves them to the sentences about the suspension', () =>
  expect(
    suspended(
      '全国人民代表大会常务委员会关于授权国务院在部分地区暂时调整适用有关法律规定的决定',
      '依照《中华人民共和国立法法》，授权国务院在部分地区暂时调整适用《中华人民共和国甲法》、《中华人民共和国乙法》的有关规定。',
      '《中华人民共和国丙法》的规定不变。',
    ),
  ).toEqual([
    ['中华人民共和国甲法', true],
    ['中华人民共和国乙法', true],
  ]))

it('nothing is said of the places and years, which are not read', () =>
  expect(suspensionMessage({ title: '关于暂时调整适用《甲法》有关规定的决定', isPartial: true })).toBe(
    '《关于暂时调整适用〈甲法〉有关规定的决定》暂时调整或者停止适用其部分规定，适用的地域和期限须另行核对',
  ))
