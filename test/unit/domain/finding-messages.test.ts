/** The messages on findings of a citation check. */
import { citationName, countFindingStates, type Finding, findingMessage } from '@domain/citation-check/finding-messages'

const LAW = { library: 'law', title: '中华人民共和国公司法' }

test.each<[Finding, string]>([
  [{ ...LAW, state: 'inForce' }, ''],
  [{ ...LAW, state: 'partly' }, '《中华人民共和国公司法》部分失效，本库没有查到所引条文是否有效'],
  [{ ...LAW, state: 'unknown' }, '《中华人民共和国公司法》来源没有载明时效，本库也没有查到依据'],
  [
    { ...LAW, state: 'unknown', ground: { kind: 'expired', day: '2025-10-10' } },
    '《中华人民共和国公司法》正文载明有效至2025年10月10日，是否延长须另行核对',
  ],
  [{ ...LAW, id: 'l1', state: 'repealed' }, '《中华人民共和国公司法》已经废止或者失效'],
  [{ ...LAW, id: 'l1', state: 'repealed', ground: { kind: 'source' } }, '《中华人民共和国公司法》已经废止或者失效'],
  [
    {
      library: 'law',
      title: '合同法',
      state: 'repealed',
      ground: { kind: 'repealed', title: '中华人民共和国民法典', article: '第一千二百六十条', day: '2021-01-01' },
    },
    '《合同法》自2021年01月01日起被《中华人民共和国民法典》第一千二百六十条废止，本库没有收录其文本',
  ],
  [
    { ...LAW, id: 'l1', state: 'repealed', resembles: '第十六条' },
    '《中华人民共和国公司法》已经废止或者失效；所述内容更像《中华人民共和国公司法》第十六条',
  ],
  [{ ...LAW, state: 'otherArticle', unlikeFigure: '二年' }, '条文中没有所述的“二年”'],
  [{ ...LAW, state: 'otherArticle', unlikeFigure: '可以', insteadOf: '应当' }, '所述为“可以”，条文为“应当”'],
  [{ ...LAW, state: 'misquoted', standsIn: '第十五条' }, '引号中的文字见于《中华人民共和国公司法》第十五条'],
  [{ ...LAW, state: 'noArticle' }, '在《中华人民共和国公司法》中没有找到第十六条'],
  [{ ...LAW, state: 'noArticle', lacks: 'paragraph' }, '《中华人民共和国公司法》第十六条中没有找到所引的款'],
  [
    { ...LAW, state: 'amended', text: '新', former: { title: '公司法（2018年修正）' } },
    '引用的是修改前的文本，见《公司法（2018年修正）》',
  ],
  [
    { ...LAW, state: 'amended', text: '一 样', former: { title: '旧法', text: '一样' } },
    '引用的是修改前的文本，见《旧法》，这一条的文字没有变化',
  ],
  [
    { ...LAW, state: 'amended', former: { title: '旧法', text: '旧' } },
    '现行的文本中没有这一条，修改前的文本中有，见《旧法》',
  ],
  [{ ...LAW, state: 'amended', text: '旧' }, '本库收录的文本已被修改，没有收录修改后的文本'],
  [{ ...LAW, state: 'absent' }, '本库收录了《中华人民共和国公司法》，没有收录文书所引的文本'],
  [{ state: 'absent' }, '无法核验（不代表不存在）'],
  [{ state: 'absent', isEntry: true }, '本库收录的参考案例中没有这一入库编号，请到人民法院案例库核对'],
  [{ library: 'case', state: 'found', title: '甲诉乙案', isEntry: true }, '人民法院案例库参考案例：甲诉乙案'],
  [{ library: 'case', state: 'otherCase', title: '甲诉乙案', isEntry: true }, '本库中该入库编号的案件是甲诉乙案'],
  [
    { ...LAW, state: 'mismatched', number: '法释〔2020〕17号' },
    '没有找到名称与文号都相符的文件，本库中《中华人民共和国公司法》的文号为法释〔2020〕17号',
  ],
  [
    { library: 'case', state: 'mismatched', court: '最高人民法院' },
    '没有找到法院与案号都相符的裁判文书，本库中该案号的法院为最高人民法院',
  ],
])('%j', (judged, saying) => expect(findingMessage(judged, '第十六条')).toBe(saying))

test('nothing is called invented', () => {
  const words = [
    findingMessage({ state: 'absent' }),
    findingMessage({ ...LAW, state: 'mismatched' }),
    findingMessage({ ...LAW, state: 'noArticle' }),
  ]
  for (const saying of words) expect(saying.replace('不代表不存在', '')).not.toMatch(/虚构|编造|伪造|不存在|捏造/)
})

test('an article in a row has the name of its law, and its number as it was written', () => {
  expect(citationName({ law: '民法典', article: '第七条', words: '第7条' })).toBe('《民法典》第7条')
  expect(citationName({ law: '民法典', article: '第七条', words: '民法典\n第7条' })).toBe('民法典第7条')
})

test('what asks for an eye is counted first', () =>
  expect(countFindingStates(['inForce', 'absent', 'inForce', 'misquoted'])).toEqual([
    { state: 'misquoted', count: 1 },
    { state: 'absent', count: 1 },
    { state: 'inForce', count: 2 },
  ]))
