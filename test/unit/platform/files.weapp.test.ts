/** Files that leave the mini-program: archives and documents, by a chat. */
import { archiveFile } from '@/platform/archive-file'
import { sendFile } from '@/platform/send-file'

const mockTaro = {
  env: { USER_DATA_PATH: 'wxfile://usr' },
  canIUse: jest.fn(),
  downloadFile: jest.fn(),
  shareFileMessage: jest.fn(),
  getFileSystemManager: () => ({ writeFile: mockWrite }),
}
const mockWrite = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  get default() {
    return mockTaro
  },
}))

const request = { url: 'https://api.example.com/x', name: 'x.zip', headers: { token: 't' } }
const shared = { filePath: 'wxfile://tmp/1', fileName: 'x.zip' }

beforeEach(() => {
  jest.resetAllMocks()
  mockTaro.canIUse.mockReturnValue(true)
  mockTaro.downloadFile.mockResolvedValue({ statusCode: 200, tempFilePath: 'wxfile://tmp/1' })
  mockTaro.shareFileMessage.mockResolvedValue({})
})

describe('an archive', () => {
  const sharing = async () => {
    const outcome = await archiveFile.fetch(request)
    if (typeof outcome === 'string' || !('share' in outcome)) throw new Error(JSON.stringify(outcome))
    return outcome.share
  }

  test('is downloaded with the headers, and sent to a chat with a further tap', async () => {
    const share = await sharing()
    const { url, headers: header } = request
    expect(mockTaro.downloadFile).toHaveBeenCalledWith({ url, header, timeout: 60_000 })
    expect(mockTaro.shareFileMessage).not.toHaveBeenCalled()
    expect([await share(), mockTaro.shareFileMessage.mock.calls]).toEqual([true, [[shared]]])
  })

  test('whose chat the reader closes is not sent', async () => {
    mockTaro.shareFileMessage.mockRejectedValue({ errMsg: 'shareFileMessage:fail cancel' })
    expect(await (await sharing())()).toBe(false)
  })

  test('of an old WeChat is not sent', async () => {
    const share = await sharing()
    mockTaro.canIUse.mockReturnValue(false)
    expect([await share(), archiveFile.canSave(), mockTaro.shareFileMessage.mock.calls]).toEqual([false, false, []])
  })

  test('made here is written with its own bytes alone', async () => {
    const written: ArrayBuffer[] = []
    mockWrite.mockImplementation(({ data, success }: { data: ArrayBuffer; success(): void }) => {
      written.push(data)
      success()
    })
    const bytes = new Uint8Array([9, 1, 2, 9]).subarray(1, 3)
    expect(await archiveFile.save(bytes, 'x.zip')).toMatchObject({ share: expect.any(Function) as unknown })
    expect(mockWrite.mock.calls[0]![0]).toMatchObject({ filePath: 'wxfile://usr/x.zip' })
    expect([...new Uint8Array(written[0]!)]).toEqual([1, 2])
    mockWrite.mockImplementation(({ fail }: { fail(): void }) => fail())
    expect(await archiveFile.save(bytes, 'x.zip')).toBe('failed')
  })
})

test('a document is downloaded and sent to a chat', async () => {
  expect([sendFile.isAvailable(), await sendFile.send(request)]).toEqual([true, 'sent'])
  expect(mockTaro.shareFileMessage).toHaveBeenCalledWith(shared)
})

test('a document whose chat the reader closes is not sent', async () => {
  mockTaro.shareFileMessage.mockRejectedValue({ errMsg: 'shareFileMessage:fail cancel' })
  expect(await sendFile.send(request)).toBe('cancelled')
})

describe.each([
  ['an archive', archiveFile.fetch],
  ['a document', sendFile.send],
])('%s that cannot be had', (_, load) => {
  test('from another place than the web is not asked for', async () => {
    expect(await load({ ...request, url: 'file:///x' })).toBe('failed')
    expect(mockTaro.downloadFile).not.toHaveBeenCalled()
  })

  test('is refused by the service, or by the network', async () => {
    mockTaro.downloadFile.mockResolvedValueOnce({ statusCode: 403, tempFilePath: '' })
    expect(await load(request)).toEqual({ refusedStatus: 403 })
    mockTaro.downloadFile.mockRejectedValueOnce({ errMsg: 'downloadFile:fail' })
    expect([await load(request), mockTaro.shareFileMessage.mock.calls]).toEqual(['failed', []])
  })
})
