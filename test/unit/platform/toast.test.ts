import { pushLayer } from '@/platform/layers'
import { dismissToast, dropToastsOfPage, toast, useToast } from '@/platform/messages'

const shown = () => useToast.getState().current?.text
const pass = (ms: number) => jest.advanceTimersByTime(ms)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
})

test('one stays for its time and goes by itself', () => {
  toast('已复制')
  pass(1999)
  expect(shown()).toBe('已复制')
  pass(1)
  expect(shown()).toBeUndefined()
  toast('太多了', { duration: 5000 })
  pass(4999)
  expect(shown()).toBe('太多了')
})

test('five at once follow each other, each a second to be read, the last for its whole time', () => {
  for (const text of ['一', '二', '三', '四', '五']) toast(text)
  const seen = []
  for (let second = 0; second < 6; second++) {
    seen.push(shown())
    pass(1000)
  }
  expect(seen).toEqual(['一', '二', '三', '四', '五', '五'])
  expect(shown()).toBeUndefined()
})

test('of more than can wait the latest are told', () => {
  for (const text of ['一', '二', '三', '四', '五', '六', '七']) toast(text)
  const seen = []
  for (let second = 0; second < 5; second++) {
    seen.push(shown())
    pass(1000)
  }
  expect(seen).toEqual(['一', '四', '五', '六', '七'])
})

test('one that comes late takes the place at once; one that comes early waits for the second to be over', () => {
  toast('一')
  pass(1500)
  toast('二')
  pass(0)
  expect(shown()).toBe('二')
  pass(400)
  toast('三')
  pass(599)
  expect(shown()).toBe('二')
  pass(1)
  expect(shown()).toBe('三')
})

test('what can be undone gives way at once to what can be undone after it', () => {
  const action = { label: '撤销', onTap: () => undefined }
  toast('已放入甲案', { action })
  toast('已取消收藏', { action })
  expect(shown()).toBe('已取消收藏')
})

test('what is said again of another step offers to undo that step', () => {
  const labels = { label: '撤销', onTap: () => undefined }
  const [first, second] = [{ ...labels }, { ...labels }]
  toast('已标记', { action: first })
  toast('已标记', { action: second })
  expect(useToast.getState().current?.action).toBe(second)
})

test('what is said again with an offer makes that offer', () => {
  toast('已标记')
  toast('已标记', { action: { label: '撤销', onTap: () => undefined } })
  pass(1000)
  expect(useToast.getState().current?.action).toBeDefined()
})

test('what can be undone is shown before older messages that wait', () => {
  const action = { label: '撤销', onTap: () => undefined }
  toast('已放入甲案', { action })
  toast('已复制')
  toast('已取消收藏', { action })
  expect(shown()).toBe('已取消收藏')
  pass(1000)
  expect(shown()).toBe('已复制')
})

test('what is said again stays, and is not said twice', () => {
  toast('网络异常')
  pass(1500)
  toast('网络异常')
  pass(1500)
  expect(shown()).toBe('网络异常')
  pass(500)
  expect(shown()).toBeUndefined()
})

test('one whose offer was taken makes room for the next', () => {
  toast('已删除', { duration: 5000, action: { label: '撤销', onTap: () => undefined } })
  toast('二')
  dismissToast()
  expect(shown()).toBe('二')
})

const undo = { label: '撤销', onTap: () => undefined }

test('what can be undone, and what tells of the page, go when a layer covers the page; other messages stay', () => {
  toast('已收藏', { action: undo })
  pushLayer(() => undefined).remove()
  expect(shown()).toBeUndefined()
  toast('共找到8条结果', { ofPage: true })
  pushLayer(() => undefined).remove()
  expect(shown()).toBeUndefined()
  toast('网络异常')
  pushLayer(() => undefined).remove()
  expect(shown()).toBe('网络异常')
})

test('another page drops them as well, also those that wait', () => {
  toast('已复制')
  toast('已保存', { action: undo })
  dropToastsOfPage()
  expect(shown()).toBe('已复制')
  pass(2000)
  expect(shown()).toBeUndefined()
})
