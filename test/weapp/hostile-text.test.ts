/** Hostile texts in the mini-program: they are shown, within WeChat's limits. */
import { readerCopy } from '@/copy/reader'
import { letPass } from '../support/time'
import { type MiniProgram, LIMITS, eventually, expectHealthy } from './mini-program'
import { asMember, openLaw, paragraphs, sees, tool } from './reading'

const SCREENS = 8

/** The maximum of each figure, while one reads on from any place. */
async function readOn(app: MiniProgram, title: string) {
  let nodes = 0
  for (let turn = 0; turn < SCREENS; turn++) {
    await app.scroll(500)
    // A thumb's pace.
    await letPass(80)
    nodes = Math.max(nodes, (await app.wxml()).nodes)
  }
  const { largest } = await app.meter()
  process.stdout.write(`figure: ${title}: ${nodes} nodes at most, ${largest} bytes in the largest call\n`)
  expect(nodes).toBeLessThan(LIMITS.nodes)
  expect(largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)
}

const find = async (app: MiniProgram, word: string) => {
  await tool(app, readerCopy.reader.find)
  await app.type('.find-bar input', word)
}
const count = (app: MiniProgram, text: string) =>
  eventually(async () => expect((await app.text('.find-bar__count')).replace(/\s/g, '')).toBe(text))
const marksNow = (app: MiniProgram) =>
  eventually(async () => expect(await app.find('.segment-mark--now').count()).toBe(1))

test.each([
  ['one paragraph of a megabyte', ['甲的'.repeat(500_000)], '500,000'],
  ['5,000 short lines', Array.from({ length: 5000 }, () => '甲的乙丙'), '5,000'],
  ['one paragraph of 5,000 lines', [Array.from({ length: 5000 }, () => '的甲乙').join('\n')], '5,000'],
])('a letter with hits everywhere in %s is found, and not all of it is rendered', async (title, texts, total) => {
  const app = await openLaw(paragraphs(...texts), { ...asMember, width: 430, height: 932 })
  await find(app, '的')
  await count(app, `1/${total}`)
  await marksNow(app)
  expect(await app.find('.segment-mark').count()).toBeGreaterThan(30)
  await readOn(app, title)
  await app.find(`[aria-label="${readerCopy.reader.before}"]`).tap()
  await count(app, `${total}/${total}`)
  await marksNow(app)
  await readOn(app, `${title}, at its end`)
  await expectHealthy(app)
  await app.close()
})

test.each([
  ['hits', '<em>的</em>甲'.repeat(50_000)],
  ['citations', '依《民法典》第三条、第四条、'.repeat(20_000)],
  ['links', '<a lid="l2">乙</a>甲'.repeat(50_000)],
])('a text full of %s shows the passages nearby', async (title, text) => {
  const app = await openLaw(paragraphs(text), { width: 430, height: 932 })
  await readOn(app, `a text full of ${title}`)
  expect(await app.find('.segment-hit, .segment-link').count()).toBeGreaterThan(60)
  await expectHealthy(app)
  await app.close()
})

test('the smallest letters on the largest phone stay within the limits too', async () => {
  const storage = { ...asMember.storage, 'read-set:law': '{"v":1,"d":{"fontStep":1,"lineHeight":1.5}}' }
  const texts = Array.from({ length: 5000 }, () => '《民法典》第三条<em>的</em>甲的')
  const app = await openLaw(paragraphs(...texts), { storage, width: 430, height: 932 })
  await find(app, '的')
  await marksNow(app)
  await readOn(app, 'the smallest letters')
  await app.close()
})

test('foreign, broken or nested markup is text, and does nothing', async () => {
  const texts = [
    '<script>document.title="x"</script>',
    '<img src=x onerror="this.x=1">',
    '<style>page{display:none}</style><view>{{data}}</view>',
    '<em><em>甲</em>乙<b>丙</b>',
    '</em></a><em>丁',
    '<a lid="l2"><em>戊</em>',
    '<a href="javascript:alert(1)">己</a>',
    '&lt;script&gt; &amp; &#60;b&#62;',
    '<!-- 庚 --><![CDATA[辛]]>',
  ]
  const app = await openLaw(paragraphs(...texts))
  for (const line of [
    texts[0]!,
    texts[1]!,
    texts[2]!,
    '甲乙<b>丙</b>',
    '丁',
    '戊',
    '己',
    '<script&gt; &amp; &#60;b&#62;',
    texts[8]!,
  ])
    await sees(app, line)
  const tags = await app.find('.reader-body *').evaluateAll(parts => parts.map(({ tagName }) => tagName))
  expect(tags.filter(tag => !/^(VIEW|TEXT)$/.test(tag))).toEqual([])
  expect(await app.find('.segment-link').count()).toBe(0)
  await app.screenshot('hostile-text')
  await expectHealthy(app)
  await app.close()
})
