import { dayIn, lawDaysIn } from '../../../server/corpus/import/laws/days'
import { factsOfLawFile } from '../../../server/corpus/import/laws/facts'
import { readMarkdownLaw } from '../../../server/corpus/import/laws/markdown'
import { lawRowOf } from '../../../server/corpus/import/laws/row'
import { readLawText } from '../../../server/corpus/import/laws/text'
import { wordParagraphs } from '../../../server/files/word'

const read = (...lines: string[]) => readLawText(lines.map(text => ({ text })))

describe('the text of a law', () => {
  it('has its articles under their divisions, and no table of contents', () => {
    const { preamble, articles } = read(
      '目 录',
      '序言',
      '第一编 总则',
      '第一章 原则',
      '序言',
      '为了船。',
      '第一编 总则',
      '第一章 原则',
      '第一节 甲',
      '第一条 船。',
      '第二章 其他',
      '一、管辖',
      '第二条 港。',
      '附 则',
      '第三条 完。',
    )
    expect(preamble).toEqual(['为了船。'])
    expect(articles.map(({ path }) => path)).toEqual([
      ['第一编 总则', '第一章 原则', '第一节 甲'],
      ['第一编 总则', '第二章 其他', '一、管辖'],
      ['附 则'],
    ])
  })

  it('keeps quotations within an article, and annexes after the last one', () => {
    const { articles, tail } = read(
      '第一条 改为：',
      '第一条规定的船，',
      '一、甲；',
      '第二条 乙',
      '第一条 引文',
      '第二条之一 丙',
      '附件：',
      '第一条 表',
    )
    expect(articles).toEqual([
      { no: '第一条', path: [], text: '改为：\n第一条规定的船，\n一、甲；' },
      { no: '第二条', path: [], text: '乙\n第一条 引文' },
      { no: '第二条之一', path: [], text: '丙' },
    ])
    expect(tail).toEqual(['附件：', '第一条 表'])
  })

  it('without articles is one block', () => {
    expect(read('通知如下：', '第一章的附件作废。')).toEqual({
      preamble: ['通知如下：', '第一章的附件作废。'],
      articles: [],
      tail: [],
    })
  })
})

describe('the days of a law', () => {
  it('are read in every format', () => {
    expect(
      ['2020-05-28', '20200528', '2020年5月28日', '２０２０年５月２８日', '二〇二〇年五月二十八日'].map(dayIn),
    ).toEqual(Array(5).fill('2020-05-28'))
    expect(['2020-13-01', '第12345号', ''].map(dayIn)).toEqual([undefined, undefined, undefined])
  })

  it('are the latest of its adoption, and its effective date', () => {
    const head = ['（2008年3月1日通过 2019年4月2日修正 自2019年6月1日起施行）']
    expect(lawDaysIn(head, [])).toEqual({ posted: '2019-04-02', effective: '2019-06-01' })
    expect(lawDaysIn([], ['本法自2008年5月1日起施行。'])).toEqual({ posted: undefined, effective: '2008-05-01' })
  })
})

describe('the facts of a law', () => {
  const of = (title: string, file: string, head: string[] = [], front = {}) =>
    factsOfLawFile(title, head, [], front, file)

  it('come from its folder, title and issuer, and nothing is invented', () => {
    expect(of('中华人民共和国船舶法', 'x/民法商法/船舶法.md')).toMatchObject({ eff_level: '法律', time_limited: '' })
    expect(of('中华人民共和国宪法', 'x/宪法相关法/宪法.md').eff_level).toBe('宪法')
    expect(of('船舶条例', 'x/行政法规/船舶条例.md')).toMatchObject({
      eff_level: '行政法规',
      dispatch_authority: '国务院',
    })
    expect(of('最高人民法院关于船舶的解释', 'a.docx').eff_level).toBe('司法解释')
    expect(of('上海市船舶条例', '地方性法规/上海/a.md')).toMatchObject({ eff_level: '地方性法规', region: '上海市' })
    expect(of('船舶办法', 'a.md', [], { 制定机关: '交通运输部', 时效性: '已废止' })).toMatchObject({
      eff_level: '部门规章',
      time_limited: '已废止',
    })
    expect(of('关于船舶的通知', 'a.md').eff_level).toBe('部门规范性文件')
  })

  it.each([
    ['海南藏族自治州船舶条例', 'x', '青海省'],
    ['河南蒙古族自治县船舶条例', '青海', '青海省'],
    ['河南蒙古族自治县船舶条例', 'x', undefined],
    ['吉林市船舶条例', 'x', '吉林省'],
    ['海南经济特区船舶条例', 'x', '海南省'],
    ['河南船舶条例', '湖北省', '湖北省'],
  ])('have as the region of %s in the folder %s %s', (title, folder, region) => {
    expect(of(title, `地方性法规/${folder}/a.md`).region).toBe(region)
  })

  it("do not use an earlier version's first day", () => {
    const front = { 施行日期: '2008-05-01' }
    expect(of('船舶法', '船舶法(2021-06-10).md', [], front)).toMatchObject({
      posting_date: '2021-06-10',
      effective_date: undefined,
    })
  })
})

it('a Word file gives its paragraphs and tables, without fields and deletions', () => {
  const p = (inner: string) => `<w:p w:rsidR="1"><w:pPr/>${inner}</w:p>`
  const t = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
  const cell = (text: string) => `<w:tc>${p(t(text))}</w:tc>`
  const xml = [
    p(`${t('第一条')}<w:tab/>${t('甲&amp;乙&#x4e19;')}`),
    p(`<w:r><w:instrText>TOC \\o</w:instrText></w:r>${t('一')}<w:br/>${t('二')}`),
    p('<w:del><w:r><w:delText>丢</w:delText></w:r></w:del>'),
    `<w:tbl><w:tr>${cell('船')}${cell('书')}</w:tr></w:tbl>`,
  ].join('')
  expect(wordParagraphs(xml).filter(Boolean)).toEqual(['第一条 甲&乙丙', '一', '二', '| 船 | 书 |'])
})

describe('a law as Markdown', () => {
  const row = (file: string, ...lines: string[]) => lawRowOf(readMarkdownLaw(file, lines.join('\n')))

  it.each([
    ['a heading', 'x/甲.md', ['# 船舶法', '第一条 船。'], '船舶法'],
    ['the front matter', 'x/甲.md', ['---', '标题: "船舶法"', '---', '第一条 船。'], '船舶法'],
    ['the file name without its day', 'x/船舶法(2020-01-01).md', ['第一条 船。'], '船舶法'],
    ['the file name without its day and its endings', '船舶法_20200101.md.gz', ['第一条 船。'], '船舶法'],
  ])('has the title of %s', (_what, file, lines, title) => {
    expect(row(file, ...lines).title).toBe(title)
  })

  it('keeps marks that are escaped, and no signs of headings, comments or emphasis', () => {
    const { preamble, articles } = row(
      'x/船舶法.md',
      '# 船舶法',
      '<!-- 来源 -->',
      '##',
      '通知\\*：',
      '**第一条** 船\\[一\\]。',
    )
    expect(preamble).toEqual(['通知*：'])
    expect(articles).toEqual([{ no: '第一条', path: [], text: '船[一]。' }])
  })

  it.each([
    [
      'adoption lines that end',
      ['（2020年1月1日交通运输部', '令第1号公布）', '第一条 船。'],
      ['（2020年1月1日交通运输部令第1号公布）'],
      [],
    ],
    ['a bracket that never closes', ['（2020年1月1日公布', '第一条 船。'], [], ['（2020年1月1日公布']],
    ['no bracket', ['第一条 船。'], [], []],
  ])('has adoption lines only if they are whole: %s', (_what, lines, info, preamble) => {
    expect(row('x/船舶法.md', '# 船舶法', ...lines)).toMatchObject({ info, preamble })
  })

  it.each([
    ['典型案例/甲.md', ['第一条 船。'], 'is a case, not a law'],
    ['x/甲.md', ['# 甲', '没有条文。'], 'holds no law: no article'],
    ['x/甲.md', ['---', '制定机关: 甲部', '---', '# 甲'], 'holds no law: it has a title and no text'],
  ])('is refused with the reason: %s %j', (file, lines, reason) => {
    expect(() => row(file, ...lines)).toThrow(reason)
  })
})
