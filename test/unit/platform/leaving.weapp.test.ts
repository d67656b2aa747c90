import Taro from '@tarojs/taro'
import { clipboard } from '@/platform/clipboard'
import { download } from '@/platform/download'
import { open } from '@/routing/navigation'
import { links } from '@/platform/links'
import { openPdf } from '@/actions/open-pdf'
import { pdf } from '@/platform/pdf'
import { share } from '@/platform/share'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    setClipboardData: jest.fn(),
    hideToast: jest.fn(),
    downloadFile: jest.fn(),
    openDocument: jest.fn(),
    getFileSystemManager: jest.fn(),
    env: { USER_DATA_PATH: 'wxfile://usr' },
  },
}))
jest.mock('@/routing/navigation', () => ({ open: jest.fn() }))

type Call = 'setClipboardData' | 'hideToast' | 'downloadFile' | 'openDocument' | 'getFileSystemManager'
const wechat = Taro as unknown as Record<Call, jest.Mock>
const files = { rmdirSync: jest.fn(), mkdirSync: jest.fn() }

const URL_ = 'https://example.com/a.pdf'

beforeEach(() => {
  jest.resetAllMocks()
  wechat.getFileSystemManager.mockReturnValue(files)
})

test('the clipboard says whether it took the text', async () => {
  wechat.setClipboardData.mockResolvedValueOnce({})
  expect(await clipboard.copy('甲')).toBe(true)
  const [[options]] = wechat.setClipboardData.mock.calls as [[{ data: string; success(): void }]]
  expect(options.data).toBe('甲')
  // WeChat shows a toast of its own on success. The app hides it.
  options.success()
  expect(wechat.hideToast).toHaveBeenCalledTimes(1)
  wechat.setClipboardData.mockRejectedValueOnce(new Error('setClipboardData:fail privacy'))
  expect(await clipboard.copy('甲')).toBe(false)
})

test('an external link is copied, for there is no way out', async () => {
  wechat.setClipboardData.mockResolvedValue({})
  expect(await links.openExternal(URL_)).toBe('copied')
  expect(await links.openExternal('javascript:alert(1)')).toBe('unsupported')
  expect(await links.openVideo(URL_)).toBe('unsupported')
  expect(wechat.setClipboardData).toHaveBeenCalledTimes(1)
})

test('a share from a program copies the link', async () => {
  wechat.setClipboardData.mockResolvedValueOnce({}).mockRejectedValueOnce(new Error())
  expect(await share.share({ title: '题', url: URL_ })).toBe('copied')
  expect(await share.share({ title: '题', url: URL_ })).toBe('failed')
})

describe('a PDF', () => {
  test('opens on a page of its own', async () => {
    jest.mocked(open).mockResolvedValue(true)
    expect(await openPdf(URL_, '题')).toBe(true)
    expect(open).toHaveBeenCalledWith('pdf', { url: URL_, title: '题' })
  })

  test('of no web address opens nothing', async () => {
    expect(await openPdf('file:///a.pdf', '题')).toBe(false)
    expect(await pdf.show('file:///a.pdf', '题')).toBe(false)
    expect(open).not.toHaveBeenCalled()
    expect(wechat.downloadFile).not.toHaveBeenCalled()
  })

  test('says when the page could not be opened', async () => {
    jest.mocked(open).mockRejectedValue(new Error('navigateTo:fail webview count limit exceed'))
    expect(await openPdf(URL_, '题')).toBe(false)
  })

  test('is downloaded under its title and shown with the viewer’s menu', async () => {
    wechat.downloadFile.mockImplementation(({ filePath }: { filePath: string }) =>
      Promise.resolve({ statusCode: 200, filePath }),
    )
    expect(await pdf.show(URL_, '甲/乙: 案')).toBe(true)
    const filePath = 'wxfile://usr/viewed/甲 乙 案.pdf'
    expect(wechat.openDocument).toHaveBeenCalledWith({ filePath, fileType: 'pdf', showMenu: true })
  })

  test('is shown from a temporary file where no folder can be made', async () => {
    files.mkdirSync.mockImplementation(() => {
      throw new Error('mkdirSync:fail permission denied')
    })
    wechat.downloadFile.mockResolvedValue({ statusCode: 200, tempFilePath: 'wxfile://tmp' })
    expect(await pdf.show(URL_, '题')).toBe(true)
    expect(wechat.openDocument).toHaveBeenCalledWith(expect.objectContaining({ filePath: 'wxfile://tmp' }))
  })

  test('that is not there, unreachable or unreadable is not shown', async () => {
    wechat.downloadFile.mockResolvedValueOnce({ statusCode: 404, tempFilePath: 'wxfile://tmp' })
    expect(await pdf.show(URL_, '题')).toBe(false)
    wechat.downloadFile.mockRejectedValueOnce(new Error('downloadFile:fail'))
    expect(await pdf.show(URL_, '题')).toBe(false)
    expect(wechat.openDocument).not.toHaveBeenCalled()
    wechat.downloadFile.mockResolvedValueOnce({ statusCode: 200, tempFilePath: 'wxfile://tmp' })
    wechat.openDocument.mockRejectedValueOnce(new Error('openDocument:fail'))
    expect(await pdf.show(URL_, '题')).toBe(false)
  })
})

test('a download is shown in the viewer, with its headers, if the viewer knows its kind', async () => {
  wechat.downloadFile.mockResolvedValue({ statusCode: 200, tempFilePath: 'wxfile://tmp' })
  const headers = { token: 't' }
  expect(await download.download({ url: URL_, name: '判决书.DOCX', headers })).toBe('opened')
  expect(wechat.downloadFile).toHaveBeenCalledWith(expect.objectContaining({ header: headers }))
  expect(wechat.openDocument).toHaveBeenCalledWith(expect.objectContaining({ fileType: 'docx' }))
  expect(await download.download({ url: URL_, name: '程序.exe' })).toBe('failed')
})

test('a download that the server refuses says with which status', async () => {
  wechat.downloadFile.mockResolvedValue({ statusCode: 403, tempFilePath: 'wxfile://tmp' })
  expect(await download.download({ url: URL_, name: '判决书.docx' })).toEqual({ refusedStatus: 403 })
  expect(wechat.openDocument).not.toHaveBeenCalled()
})
