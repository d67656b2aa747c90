/** 离线内容: of thousands of texts only a few are rendered, and more on demand. */
import { fill } from '@/copy'
import { storedTextsCopy } from '@/copy/stored-texts'
import { StoredTextsSheet } from '@/features/workspace/texts'
import { all, click, render } from '../support/render-block'

const texts = Array.from({ length: 45 }, (_, at) => ({
  id: `law ${at}`,
  title: `第${at}部法`,
  bytes: 2048,
  readAt: at,
}))
const rows = () => all('.workspace-texts .list-item')
const more = () => all('.workspace-texts .button')
const noop = () => Promise.resolve()

test('of many texts a few are drawn at a time', async () => {
  await render(() => (
    <StoredTextsSheet open texts={texts as never} isSaved={() => false} onRemove={noop} onClose={() => undefined} />
  ))
  const visible = []
  for (;;) {
    visible.push([rows().length, more()[0]?.textContent])
    const [key] = more()
    if (!key) break
    await click(key)
  }
  expect(visible).toEqual([
    [20, fill(storedTextsCopy.texts.more, { count: 20 })],
    [40, fill(storedTextsCopy.texts.more, { count: 5 })],
    [45, undefined],
  ])
})
