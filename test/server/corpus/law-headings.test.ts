import { withAllHeadings } from '../../../server/corpus/import/laws/headings'

const article = (no: string, text: string, ...path: string[]) => ({ no, path, text })

describe('headings that a source left in the text before them', () => {
  it('open the articles behind them, if they complete the series of the others', () => {
    const { preamble, articles } = withAllHeadings({
      preamble: ['作如下规定：', '一、债务的处理'],
      articles: [
        article('第一条', '甲。'),
        article('第二条', '乙。\n二、破产的处理'),
        article('第三条', '丙。'),
        article('第四条', '丁。', '三、财产保全'),
      ],
    })
    expect(preamble).toEqual(['作如下规定：'])
    expect(articles.map(({ path, text }) => [...path, text])).toEqual([
      ['一、债务的处理', '甲。'],
      ['一、债务的处理', '乙。'],
      ['二、破产的处理', '丙。'],
      ['三、财产保全', '丁。'],
    ])
  })

  it('replace the heading before them, and close those below it', () => {
    const path = ['第一章 总则', '一、主体', '（一）公司']
    const { articles } = withAllHeadings({
      preamble: [],
      articles: [article('第一条', '甲。\n二、其他', ...path), article('第二条', '乙。', ...path)],
    })
    expect(articles.map(one => one.path)).toEqual([path, ['第一章 总则', '二、其他']])
  })

  it.each([
    ['a series of their own', '甲：\n一、其他', []],
    ['a gap', '甲：\n四、其他', ['一、主体']],
    ['a sentence', '甲：\n二、其他。', ['一、主体']],
  ])('are items of a list: %s', (_, text, path) => {
    const law = { preamble: [], articles: [article('第一条', text, ...path), article('第二条', '乙。', ...path)] }
    expect(withAllHeadings(law)).toBe(law)
  })
})
