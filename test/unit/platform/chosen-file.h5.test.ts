/** @jest-environment jsdom */
/** Choosing a file of the computer. */
import type { ChosenFile } from '@/platform/ports/files'
import { chosenFile } from '@/platform/chosen-file/index.h5'

const input = () => document.querySelector('input')!
const choose = (files: File[]) => {
  Object.defineProperty(input(), 'files', { value: files })
  input().dispatchEvent(new Event('change'))
}

afterEach(() => jest.restoreAllMocks())

test('one file is asked for by its endings, and read as base64', async () => {
  const click = jest.spyOn(HTMLInputElement.prototype, 'click')
  const choosing = chosenFile.choose(['docx', 'txt'])
  expect([input().accept, input().isConnected, click.mock.calls.length]).toEqual(['.docx,.txt', true, 1])
  choose([new File(['甲'], '代理词.txt', { type: 'text/plain' })])
  const file = (await choosing) as ChosenFile
  expect(file).toMatchObject({ name: '代理词.txt', size: 3 })
  expect([await file.read(), document.querySelector('input')]).toEqual([Buffer.from('甲').toString('base64'), null])
})

test.each([
  ['chooses none', () => choose([])],
  ['closes the dialog', () => input().dispatchEvent(new Event('cancel'))],
])('who %s has cancelled', async (_, act) => {
  const choosing = chosenFile.choose(['txt'])
  act()
  expect([await choosing, document.querySelector('input')]).toEqual(['cancelled', null])
})

test('an empty file is empty, and one that cannot be read is nothing', async () => {
  const choosing = chosenFile.choose(['txt'])
  choose([new File([], '空.txt')])
  const file = (await choosing) as ChosenFile
  const result = jest.spyOn(FileReader.prototype, 'result', 'get')
  result.mockReturnValue('data:')
  expect(await file.read()).toBe('')
  result.mockReturnValue(null)
  expect(await file.read()).toBeUndefined()
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>)
  })
  expect(await file.read()).toBeUndefined()
})
