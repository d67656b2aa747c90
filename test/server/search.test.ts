/** Names of laws and articles in the spellings of people and judgments, compared with their form in the index. */
import { citationValues, parseCitedLaw } from '../../server/search/law-names'

describe('a cited article', () => {
  it.each([
    ['中华人民共和国民法典', '第五百八十五条第二款', ['民法典', '民法典第五百八十五条', '民法典第五百八十五条第二款']],
    ['《刑法》', '第一百二十条之一', ['刑法', '刑法第一百二十条之一']],
    ['民诉法', '第十条', ['民事诉讼法', '民事诉讼法第十条']],
    ['民法典', '577', ['民法典', '民法典第五百七十七条']],
    ['民法典', '第六十二条第（三）项', ['民法典', '民法典第六十二条', '民法典第六十二条第三项']],
    ['民法典', '', ['民法典']],
  ])('%s %s also counts for the whole article', (law, article, values) => {
    expect(citationValues(law, article)).toEqual(values)
  })

  it.each(['《中华人民共和国民法典》第五百八十五条第二款', '民法典第五百八十五条第二款', '《民法典》585条第二款'])(
    '%s is searched in its indexed form',
    text => {
      const { law, rest } = parseCitedLaw(text)
      expect(citationValues('中华人民共和国民法典', '第五百八十五条第二款')).toContain(law + rest)
    },
  )

  it.each([
    ['《关于刑法第三条的解释》第二条', '关于刑法第三条的解释', '第二条'],
    ['《关于刑法第三条的解释》', '关于刑法第三条的解释', ''],
    ['《民诉法》10条', '民事诉讼法', '第十条'],
    ['民诉法 10', '民事诉讼法', '第十条'],
    ['刑法120条之一', '刑法', '第一百二十条之一'],
    ['民法典', '民法典', ''],
    ['公司法解释3', '最高人民法院关于适用中华人民共和国公司法若干问题的规定（三）', ''],
    ['《民法典》', '民法典', ''],
  ])('%s counts for the law in the brackets', (text, law, rest) => {
    expect(parseCitedLaw(text)).toEqual({ law, rest })
  })

  it.each([
    ['国有土地上房屋征收与补偿条例第八条第二款', '国有土地上房屋征收与补偿条例', '第八条第二款'],
    ['地方各级人民代表大会和地方各级人民政府组织法第三条', '地方各级人民代表大会和地方各级人民政府组织法', '第三条'],
    ['领海及毗连区法5条', '领海及毗连区法', '第五条'],
    ['违反专属经济区和大陆架法第三条', '专属经济区和大陆架法', '第三条'],
    ['依照民法典第五百八十五条', '民法典', '第五百八十五条'],
    ['现行公司法第二十条', '公司法', '第二十条'],
    ['刑法和民法典第五条', '民法典', '第五条'],
    ['民法典 公司法第五条', '公司法', '第五条'],
    ['引用民法典第577条', '民法典', '第五百七十七条'],
    ['公司法以及民法典第五条', '民法典', '第五条'],
    ['刑法或民法典第五条', '民法典', '第五条'],
  ])('%s keeps the words of the name, without what leads it in', (text, law, rest) => {
    expect(parseCitedLaw(text)).toEqual({ law, rest })
  })

  it('is not found by a longer number', () => {
    const { law, rest } = parseCitedLaw('《刑法》第一百二十条之一')
    expect(citationValues('刑法', '第一百二十条')).not.toContain(law + rest)
  })
})
