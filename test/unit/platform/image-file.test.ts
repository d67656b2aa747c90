import { imageFile as onH5 } from '@/platform/image-file/index.h5'
import { imageFile } from '@/platform/image-file'

const PICTURE = 'data:image/png;base64,AA=='

test('a mini-program has no files and no clipboard for pictures', async () => {
  expect([imageFile.isOffered(), imageFile.canCopy()]).toEqual([false, false])
  expect(await imageFile.copy(PICTURE)).toBe(false)
})

test('a browser without a clipboard for pictures does not offer it', () => {
  expect(onH5.canCopy()).toBe(false)
})

test('a browser tells whether its clipboard took the picture', async () => {
  const taken: unknown[] = []
  const write = jest.fn(async (items: unknown[]) => void taken.push(...items))
  Object.assign(globalThis, { ClipboardItem: class {} })
  const { navigator } = globalThis
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard: { write } }, configurable: true })
  expect(onH5.canCopy()).toBe(true)
  expect(await onH5.copy(PICTURE)).toBe(true)
  expect(taken).toHaveLength(1)
  write.mockRejectedValueOnce(new Error('refused'))
  expect(await onH5.copy(PICTURE)).toBe(false)
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true })
})
