/** An article whose text repeats its number shows it once. */
import { readLawArticle, readLawDetail } from '@/api/law-document'

const lineOf = (text: string, fullName?: string) =>
  readLawDetail({ title: '某法', law_regulation_introductions: [{ text, fullName }] }, 'l1')
    ?.law_regulation_introductions[0]?.text

test.each([
  ['第一条 为了规范', '第一条', '为了规范'],
  ['第一条　为了规范', '第一条', '为了规范'],
  ['第一条为了规范', '第一条', '为了规范'],
  ['为了规范第一条', '第一条', '为了规范第一条'],
  ['第十条之一 为了', '第十条之一', '为了'],
  ['第一章 总则', undefined, '第一章 总则'],
])('%s of %s is %s', (text, number, left) => {
  expect(lineOf(text, number)).toBe(left)
})

test('in a popup too', () => {
  const lawReguLinkBean = { tiaoName: '第二条', fullName: '某法第二条', content: '第二条 当事人应当' }
  expect(readLawArticle({ lid: 'l1', title: '某法', lawReguLinkBean })?.lawReguLinkBean?.content).toBe('当事人应当')
})
