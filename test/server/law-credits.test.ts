import { lawCreditsIn } from '../../server/libraries/law/credits'

test('adoption, amendment, decree and signature are read from the head of a law', () => {
  expect(
    lawCreditsIn([
      '2009年6月27日 第十一届某会第九次会议通过',
      '2018年3月1日 第十三届某会第二次会议修正',
      '2009年6月27日 中华人民共和国主席令第十四号公布',
      '中华人民共和国主席 张 某 某',
    ]),
  ).toEqual({
    credit_line: '2009年6月27日 第十一届某会第九次会议通过；2018年3月1日 第十三届某会第二次会议修正',
    indicate: '2009年6月27日 中华人民共和国主席令第十四号公布',
    post_persion_duty: '中华人民共和国主席',
    post_persion_name: '张某某',
  })
})

test('a head without them gives nothing', () => {
  expect(lawCreditsIn(['本条目用于演示', '主席团关于议程的说明'])).toEqual({})
})
