/** A link to a version opens the right text, or none. */
import { linkCitations } from '@domain/citation/link-citations'

const OWN = { law: '中华人民共和国仲裁法', lid: 'own' }
const links = (text: string) =>
  linkCitations([{ kind: 'text', text }], OWN).flatMap(segment =>
    segment.kind === 'link' ? [[segment.attributes?.law, segment.attributes?.article].join(' ')] : [],
  )

it.each([
  ['《公司法》（2018年修正）第二十条', '公司法（2018年修正） 第二十条'],
  ['《中华人民共和国公司法》(2013年修订)第三条', '中华人民共和国公司法(2013年修订) 第三条'],
  ['1997年修订的《刑法》第三百八十七条', '刑法（1997年） 第三百八十七条'],
  ['《公司法》第二十条', '公司法 第二十条'],
  ['《刑法》分则第三章第一节第一百四十条', '刑法 第一百四十条'],
  ['《民法典》合同编第五百零九条', '民法典 第五百零九条'],
  [
    '最高人民法院关于适用《中华人民共和国民事诉讼法》的解释第九十条',
    '最高人民法院关于适用《中华人民共和国民事诉讼法》的解释 第九十条',
  ],
  ['依照刑法修正案（十一）第一条', '刑法修正案（十一） 第一条'],
  ['公司法司法解释三第十三条', '公司法司法解释三 第十三条'],
  ['参照九民纪要第17条', '九民纪要 第十七条'],
  ['依照第三条的规定', `${OWN.law} 第三条`],
  ['本法第三条', `${OWN.law} 第三条`],
])('%s leads to %s', (text, target) => expect(links(text)).toEqual([target]))

it.each(['旧公司法第二十条', '原《公司法》第二十条', '财税〔2016〕36号附件1第二十七条', '招标文件第三章第二条'])(
  '%s leads nowhere',
  text => expect(links(text)).toEqual([]),
)
