/** What the rows of a list show of imported documents that no searched word is in. */
import { caseItem } from '../../../server/libraries/case/view'
import { lawItem } from '../../../server/libraries/law/view'
import { articles, importing, judgment, law, typical } from './support/import-rows'

const { engine, take } = importing()

describe('a typical case', () => {
  const head = { label: '', text: '消费者权益保护典型案例\n最高人民法院发布\n2022-03-15' }
  const facts = { label: '基本案情', text: '消费者购买手机。' }
  const row = async (paragraphs: object[], words: string[] = []) => {
    await take([typical('g1', { paragraphs })])
    return caseItem((await engine().get('case', 'g1'))!, words)
  }

  it('names its publisher and the day, and has its own text as a snippet', async () => {
    expect(await row([head, facts])).toMatchObject({
      publication: { publisher: '最高人民法院', day: '2022-03-15' },
      hitResult: facts.text,
      courtName: '',
    })
  })

  it('shows these lines only if a word is nowhere else', async () => {
    expect((await row([head, facts], ['消费者'])).hitResult).toBe('<em>消费者</em>购买手机。')
    expect((await row([head, facts], ['典型案例'])).hitResult).toContain('<em>典型案例</em>')
  })

  it.each([
    ['no such lines', [facts]],
    ['no day', [{ label: '', text: '典型案例\n最高人民法院发布' }, facts]],
    ['such lines in its text', [{ label: '基本案情', text: head.text }]],
  ])('of %s names nobody', async (_of, paragraphs) => {
    const { publication, hitResult } = await row(paragraphs)
    expect(publication).toBeUndefined()
    expect(hitResult).toBe(paragraphs[0]!.text.replace(/\n/g, ' '))
  })
})

describe('a law', () => {
  const info = ['2025年3月11日第十四届全国人民代表大会第三次会议通过']
  const row = async (words: string[]) => {
    await take([law('l1', { info, articles: articles('为了试验，制定本法。') })])
    return lawItem((await engine().get('law', 'l1'))!, words).hitResult
  }

  it('begins with its first article', async () => {
    expect(await row([])).toBe('第一条 为了试验，制定本法。')
    expect(await row(['中华人民共和国'])).toBe('第一条 为了试验，制定本法。')
  })

  it('shows the adoption if a word is only there', async () => {
    expect(await row(['第三次会议'])).toContain('<em>第三次会议</em>')
  })
})

describe('a judgment', () => {
  const snippet = async (paragraphs: object[], words: string[] = []) => {
    await take([judgment('c1', { paragraphs })])
    return caseItem((await engine().get('case', 'c1'))!, words).hitResult
  }
  const caption = '中华人民共和国最高人民法院\n指定管辖决定书\n（2015）刑立他字第26号'
  const result = { label: '裁判结果', text: '指定某法院审判。' }

  it('has a snippet that begins behind its caption', async () => {
    const ground = '根据刑事诉讼法第二十六条的规定，决定如下：'
    expect(await snippet([{ label: '首部', text: `${caption}\n${ground}` }, result])).toBe(ground)
    expect(await snippet([{ label: '首部', text: caption }, result])).toBe(result.text)
  })

  it('has a hit in its caption as a snippet', async () => {
    expect(await snippet([{ label: '首部', text: caption }, result], ['管辖'])).toContain('<em>管辖</em>')
  })
})
