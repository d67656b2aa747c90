/** The data that the mini-program's native row component receives. */
import { toPlainRow } from '@/ui/row/plain-row'

const text = (words: string) => ({ kind: 'text', text: words }) as const

test('words are plain, and every second of them is a hit', () => {
  const title = [
    text('买卖'),
    { kind: 'hit', text: '合' },
    { kind: 'hit', text: '同' },
    { kind: 'break' },
    { kind: 'link', text: '纠纷' },
  ] as const
  expect(toPlainRow({ title: [...title] }, 3)).toEqual({ title: ['买卖', '合同', ' 纠纷'] })
  expect(toPlainRow({ title: [{ kind: 'hit', text: '合同' }] }, 3)).toEqual({ title: ['', '合同'] })
})

test('a snippet says how many lines it may take, if not three; what is not there is not sent', () => {
  expect(toPlainRow({ title: [], snippet: [text('本院认为')] }, 3)).toEqual({ title: [''], snippet: ['本院认为'] })
  expect(toPlainRow({ title: [], labels: [], snippet: [text('本院认为')], meta: [] }, 2)).toEqual({
    title: [''],
    snippet: ['本院认为'],
    lines: 2,
  })
})

test('labels look as everywhere; of a type there is the word alone, and what is not public has a lock', () => {
  const labels = [
    { kind: 'locked', text: '未公开' },
    { kind: 'type', text: '民事' },
    { kind: 'type', text: '判决书' },
    { kind: 'status', text: '现行有效', shape: 'in-force' },
    { kind: 'rank', text: '公报案例' },
  ] as const
  expect(toPlainRow({ title: [], labels: [...labels], mark: '新', meta: ['（2023）京01民终1号'] }, 3)).toEqual({
    title: [''],
    mark: '新',
    labels: [
      { look: 'tag tag--locked', text: '未公开', locked: true },
      '民事',
      '判决书',
      { look: 'status status--in-force', text: '现行有效' },
      { look: 'tag', text: '公报案例' },
    ],
    meta: ['（2023）京01民终1号'],
  })
})
