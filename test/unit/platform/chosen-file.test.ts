/** Choosing a file of a chat in the mini-program. The browser has its own tests. */
import type { ChosenFile } from '@/platform/ports/files'
import { chosenFile } from '@/platform/chosen-file'

interface ReadOptions {
  filePath: string
  encoding: string
  success(reply: { data: string | ArrayBuffer }): void
  fail(): void
}

const host = {
  chooses: (options: object): Promise<unknown> => Promise.resolve(options),
  reads: ({ fail }: ReadOptions): void => fail(),
}

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    chooseMessageFile: (options: object) => host.chooses(options),
    getFileSystemManager: () => ({ readFile: (options: ReadOptions) => host.reads(options) }),
  },
}))

const FILE = { name: '代理词.docx', size: 12, path: 'wxfile://tmp/1' }

test('one file is asked for by its endings, and read as base64', async () => {
  const requests: object[] = []
  host.chooses = options => Promise.resolve((requests.push(options), { tempFiles: [FILE] }))
  host.reads = ({ filePath, encoding, success }) => success({ data: `${encoding} of ${filePath}` })
  const file = (await chosenFile.choose(['docx', 'txt'])) as ChosenFile
  expect(requests).toEqual([{ count: 1, type: 'file', extension: ['docx', 'txt'] }])
  expect(file).toMatchObject({ name: '代理词.docx', size: 12 })
  expect(await file.read()).toBe('base64 of wxfile://tmp/1')
})

test.each([
  [{ errMsg: 'chooseMessageFile:fail cancel' }, 'cancelled'],
  [{ errMsg: 'chooseMessageFile:fail privacy permission is not authorized', errno: 104 }, 'refusedPrivacy'],
  [{ errMsg: 'chooseMessageFile:fail api scope is not declared in the privacy agreement', errno: 112 }, 'failed'],
  [{ errMsg: 'chooseMessageFile:fail', errno: 104 }, 'refusedPrivacy'],
  [{ errMsg: 'chooseMessageFile:fail file not found' }, 'failed'],
  [undefined, 'failed'],
])('%j is told as %s', async (error, refusal) => {
  host.chooses = () => Promise.reject(error as never)
  expect(await chosenFile.choose(['txt'])).toBe(refusal)
})

const chosen = async () => (await chosenFile.choose(['txt'])) as ChosenFile

test('who chooses none has none, and what cannot be read is nothing', async () => {
  host.chooses = () => Promise.reject(new Error('chooseMessageFile:fail cancel'))
  expect(await chosenFile.choose(['txt'])).toBe('cancelled')
  host.chooses = () => Promise.resolve({ tempFiles: [FILE] })
  host.reads = ({ fail }) => fail()
  expect(await (await chosen()).read()).toBeUndefined()
  host.reads = ({ success }) => success({ data: new ArrayBuffer(4) })
  expect(await (await chosen()).read()).toBeUndefined()
  host.chooses = () => Promise.resolve({ tempFiles: [] })
  expect(await chosenFile.choose(['txt'])).toBe('cancelled')
})
