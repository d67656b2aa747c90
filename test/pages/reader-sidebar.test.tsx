/** The contents beside the text mark the heading of the reader's position, or of the last jump. */
import { Current, safeExecute } from '@tarojs/runtime'
import { useState } from 'react'
import { ReaderSidebar } from '@/features/reader/sidebar'
import type { PassageTarget } from '@/features/reader/use-text'
import { splitView } from '@/platform/split-view'
import { act, all, click, letPass, until } from '../support/render-block'
import { renderPage } from '../support/render-page'

const NAMES = ['本院认为', '裁判结果', '附录']
/** The passage at the top. The page ends while it is the first one. */
let top = 0

function Screen() {
  const [jump, setJump] = useState<PassageTarget>()
  return (
    <ReaderSidebar
      document={{
        ...{ id: 'd1', title: '', labels: [], facts: [], metadata: {}, citation: '' },
        passages: NAMES.map(text => ({ kind: 'label', text })),
        catalog: NAMES.map((text, passage) => ({ text, level: 1, passage })),
      }}
      notes={[]}
      here={() => top}
      jump={jump}
      onGo={passage => setJump({ passage })}
      onNote={() => undefined}
    />
  )
}

const scroll = async (scrollTop: number) => {
  await act(() => void safeExecute(Current.router!.path, 'onPageScroll', { scrollTop }))
  await letPass(0)
}
const marked = () => all('.contents__line--here').map(({ textContent }) => textContent)
const tap = (name: string) => click(all('.contents__entry').find(({ textContent }) => textContent === name)!)

beforeEach(async () => {
  top = 0
  jest.spyOn(splitView, 'useLarge').mockReturnValue(true)
  await renderPage(Screen)
  await until(() => all('.contents__entry').length === 3)
})

test('follows the scroll position', async () => {
  top = 1
  await scroll(300)
  expect(marked()).toEqual(['裁判结果'])
})

test('marks the tapped heading, although the page ends before it is at the top', async () => {
  await tap('附录')
  await scroll(300)
  expect(marked()).toEqual(['附录'])
  await tap('裁判结果')
  expect(marked()).toEqual(['裁判结果'])
})

test('follows the reader who scrolls back', async () => {
  await tap('附录')
  await scroll(300)
  await scroll(280)
  expect(marked()).toEqual(['本院认为'])
})
