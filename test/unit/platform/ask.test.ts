import { askReader, useOpenConfirmations } from '@/platform/messages'

const openConfirmations = () => useOpenConfirmations.getState().open

test('several are asked one after the other, and each hears its own answer', async () => {
  const first = askReader({ text: '一', confirm: '好' })
  const second = askReader({ text: '二', confirm: '好', cancel: '不' })
  expect(openConfirmations().map(({ text }) => text)).toEqual(['一', '二'])
  openConfirmations()[0]?.answer(true)
  expect(openConfirmations().map(({ text }) => text)).toEqual(['二'])
  openConfirmations()[0]?.answer(false)
  expect(await Promise.all([first, second])).toEqual([true, false])
  expect(openConfirmations()).toEqual([])
})
