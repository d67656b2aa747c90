/** The reading settings of pages that are open at the same time. */
import { useEffect } from 'react'
import { storage } from '@/platform/storage'
import { readingSettings } from '@/platform/storage/keys'
import { useReadingSettings } from '@/stores/reading'
import { act, render } from '../support/render-block'

type Reading = ReturnType<typeof useReadingSettings>
const pages: Record<string, Reading> = {}

function Page({ name, kind }: { name: string; kind: string }) {
  const reading = useReadingSettings(kind)
  useEffect(() => void (pages[name] = reading))
  return null
}

const Screen = () => (
  <>
    <Page name='case' kind='case' />
    <Page name='another case' kind='case' />
    <Page name='law' kind='law' />
  </>
)
const papers = () => ['case', 'another case', 'law'].map(name => pages[name]?.settings.paper)

beforeEach(async () => {
  storage.clear()
  await render(Screen)
})

test('a change is that of all pages of its kind, and of no others', async () => {
  await act(() => pages.case!.change({ paper: 'night' }))
  expect([papers(), readingSettings('law').get()]).toEqual([['night', 'night', undefined], undefined])
  await act(() => pages['another case']!.restore())
  expect(papers()).toEqual([undefined, undefined, undefined])
})

test('a change leaves alone what another window has stored', async () => {
  readingSettings('case').set({ fontStep: 7, lineHeight: 2 })
  await act(() => pages.case!.change({ paper: 'xuan' }))
  const expected = { fontStep: 7, lineHeight: 2, paper: 'xuan' }
  expect([readingSettings('case').get(), pages.case!.settings]).toEqual([expected, expected])
})
