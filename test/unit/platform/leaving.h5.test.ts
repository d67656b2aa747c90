/** @jest-environment jsdom */
import { bridge } from '@/platform/bridge'
import { clipboard as neighbour } from '@/platform/clipboard'
import { clipboard } from '@/platform/clipboard.h5'
import { download } from '@/platform/download/index.h5'
import type { Host } from '@/platform/ports/session'
import { links } from '@/platform/links/index.h5'
import { pdf } from '@/platform/pdf.h5'
import { share } from '@/platform/share/index.h5'
import { restoreGlobals, setGlobals } from './globals'

let mockHost: Host = 'browser'
jest.mock('@/platform/host', () => ({ host: { current: () => mockHost } }))
jest.mock('@/platform/bridge', () => ({
  bridge: { available: jest.fn(), openUrl: jest.fn(), share: jest.fn(), save: jest.fn() },
}))
jest.mock('@/platform/clipboard', () => ({ clipboard: { copy: jest.fn() } }))
jest.mock('@/platform/links', () => jest.requireActual('@/platform/links/index.h5'))

const wrapper = jest.mocked(bridge)
const copy = jest.mocked(neighbour.copy)
const URL_ = 'https://example.com/a.pdf'
const open = jest.fn()

function inApp() {
  mockHost = 'app'
  wrapper.available.mockReturnValue(true)
}

beforeEach(() => {
  jest.resetAllMocks()
  mockHost = 'browser'
  setGlobals({ open })
})
afterEach(restoreGlobals)

describe('an external link', () => {
  test('opens in a window that cannot reach back', async () => {
    const opened = { opener: window }
    open.mockReturnValue(opened)
    expect(await links.openExternal(URL_)).toBe('opened')
    expect(open).toHaveBeenCalledWith(URL_, '_blank')
    expect(opened.opener).toBeNull()
  })

  test('opens before anything else happens, or a blocker would refuse it', () => {
    open.mockReturnValue({})
    void links.openExternal(URL_)
    expect(open).toHaveBeenCalled()
  })

  test('in the app is the wrapper’s', async () => {
    inApp()
    wrapper.openUrl.mockResolvedValue(true)
    expect(await links.openExternal(URL_)).toBe('opened')
    expect(open).not.toHaveBeenCalled()
  })

  test('in an app whose wrapper is silent opens all the same', async () => {
    inApp()
    open.mockReturnValue({})
    expect(await links.openExternal(URL_)).toBe('opened')
    expect(open).toHaveBeenCalledWith(URL_, '_blank')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '/search', 'weixin://x', 'https://u:p@example.com'])(
    'is never %j',
    async url => {
      for (const available of [false, true]) {
        wrapper.available.mockReturnValue(available)
        expect(await links.openExternal(url)).toBe('unsupported')
        expect(await pdf.show(url, '')).toBe(false)
      }
      expect(open).not.toHaveBeenCalled()
      expect(wrapper.openUrl).not.toHaveBeenCalled()
    },
  )
})

describe('court video', () => {
  test('is the wrapper’s in the app, and never WeChat’s', async () => {
    mockHost = 'wechat'
    expect(await links.openVideo(URL_)).toBe('unsupported')
    inApp()
    wrapper.openUrl.mockResolvedValueOnce(true)
    expect(await links.openVideo(URL_)).toBe('opened')
    wrapper.openUrl.mockResolvedValueOnce(undefined)
    expect(await links.openVideo(URL_)).toBe('unsupported')
    expect(open).not.toHaveBeenCalled()
  })

  test('opens in a plain browser, in a window that cannot reach back', async () => {
    const opened = { opener: window }
    open.mockReturnValue(opened)
    expect(await links.openVideo(URL_)).toBe('opened')
    expect(open).toHaveBeenCalledWith(URL_, '_blank')
    expect(opened.opener).toBeNull()
    expect(await links.openVideo('javascript:alert(1)')).toBe('unsupported')
    expect(open).toHaveBeenCalledTimes(1)
  })
})

test('a PDF opens in a new window', async () => {
  open.mockReturnValue({})
  expect(await pdf.show(URL_, '题')).toBe(true)
  expect(open).toHaveBeenCalledWith(URL_, '_blank')
})

describe('sharing', () => {
  const content = { title: '题', description: '述', url: 'https://example.com/case-detail/1?secretKey=k' }
  const withSystemShare = (share: () => Promise<void>) => setGlobals({ navigator: { share } })

  test.each([
    [true, 'shared'],
    [false, 'cancelled'],
    [undefined, 'failed'],
  ])('in the app the wrapper’s %s is %s', async (answer, outcome) => {
    inApp()
    wrapper.share.mockResolvedValue(answer)
    expect(await share.share({ ...content, channel: 1 })).toBe(outcome)
    expect(wrapper.share).toHaveBeenCalledWith({ ...content, channel: 1 })
  })

  test('in the app goes to the default channel unless one was chosen', async () => {
    inApp()
    await share.share(content)
    expect(wrapper.share).toHaveBeenCalledWith({ ...content, channel: 9 })
  })

  test('in a browser is the system’s', async () => {
    const system = jest.fn(() => Promise.resolve())
    withSystemShare(system)
    expect(await share.share(content)).toBe('shared')
    expect(system).toHaveBeenCalledWith({ title: '题', text: '述', url: content.url })
  })

  test('in a browser is a copied link where one asks for that', async () => {
    const system = jest.fn(() => Promise.resolve())
    withSystemShare(system)
    copy.mockResolvedValue(true)
    expect(share.hasSystemDialog()).toBe(true)
    expect(await share.share({ ...content, copyOnly: true })).toBe('copied')
    expect(system).not.toHaveBeenCalled()
  })

  test('closed by the reader is not an error, and nothing is copied', async () => {
    withSystemShare(() => Promise.reject(Object.assign(new Error(), { name: 'AbortError' })))
    expect(await share.share(content)).toBe('cancelled')
    expect(copy).not.toHaveBeenCalled()
  })

  test('refused by the system, the link is copied', async () => {
    copy.mockResolvedValue(true)
    withSystemShare(() => Promise.reject(Object.assign(new Error(), { name: 'NotAllowedError' })))
    expect(await share.share(content)).toBe('copied')
  })

  test.each(['browser', 'app'] as const)(
    'in %s with neither wrapper nor system share, the link is copied',
    async host => {
      mockHost = host
      copy.mockResolvedValueOnce(true).mockResolvedValueOnce(false)
      expect(await share.share(content)).toBe('copied')
      expect(copy).toHaveBeenCalledWith(content.url)
      expect(await share.share(content)).toBe('failed')
    },
  )

  test('in WeChat, whose system share a page cannot open, the link is copied', async () => {
    mockHost = 'wechat'
    const system = jest.fn()
    withSystemShare(system)
    copy.mockResolvedValue(true)
    expect(await share.share(content)).toBe('copied')
    expect(system).not.toHaveBeenCalled()
  })

  test('never hands on what is no web address', async () => {
    expect(await share.share({ title: '', url: '/case-detail/1' })).toBe('failed')
  })
})

describe('a download', () => {
  /** Notes what the browser was told to save. */
  const saved: { href: string; name: string }[] = []
  beforeEach(() => {
    saved.length = 0
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ href: this.href, name: this.download })
    })
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  })

  test('without headers is left to the browser', async () => {
    expect(await download.download({ url: '/judgement-search/api/v1/es/download/1', name: '判决.docx' })).toBe('saved')
    expect(saved).toEqual([{ href: 'http://localhost/judgement-search/api/v1/es/download/1', name: '判决.docx' }])
    expect(document.querySelector('a')).toBeNull()
  })

  test('with headers is fetched first', async () => {
    const fetch = jest.fn(() => Promise.resolve({ ok: true, blob: () => Promise.resolve({}) }))
    setGlobals({ fetch })
    expect(await download.download({ url: URL_, name: 'a.pdf', headers: { token: 't' } })).toBe('saved')
    expect(fetch).toHaveBeenCalledWith(URL_, expect.objectContaining({ headers: { token: 't' } }))
    expect(saved).toEqual([{ href: 'blob:1', name: 'a.pdf' }])
  })

  test.each([
    [
      'refused',
      () => Promise.resolve({ ok: false, status: 403, blob: () => Promise.resolve({}) }),
      { refusedStatus: 403 },
    ],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
  ])('that is %s saves nothing, and says which it was', async (_, fetch, outcome) => {
    setGlobals({ fetch })
    expect(await download.download({ url: URL_, name: 'a.pdf', headers: {} })).toEqual(outcome)
    expect(saved).toEqual([])
  })

  test('in the app is the wrapper’s, and no header leaves the page', async () => {
    inApp()
    wrapper.save.mockResolvedValueOnce(true)
    expect(await download.download({ url: URL_, name: 'a.pdf', headers: { token: 't' } })).toBe('accepted')
    expect(wrapper.save).toHaveBeenCalledWith({ url: URL_, name: 'a.pdf' })
    expect(await download.download({ url: URL_, name: 'a.pdf' })).toBe('failed')
    expect(saved).toEqual([])
  })
})

describe('the clipboard', () => {
  test('takes the text', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    setGlobals({ navigator: { clipboard: { writeText } } })
    expect(await clipboard.copy('甲')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('甲')
  })

  test.each([
    ['absent', {}],
    ['forbidden', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }],
  ])('that is %s is reached by a selection, and the focus comes back', async (_, navigator) => {
    setGlobals({ navigator })
    document.body.innerHTML = '<input>'
    const input = document.querySelector('input')
    input?.focus()
    let selected = ''
    document.execCommand = () => {
      selected = (document.activeElement as HTMLTextAreaElement).value
      return true
    }
    expect(await clipboard.copy('甲乙')).toBe(true)
    expect(selected).toBe('甲乙')
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(input)
  })

  test('that cannot be reached says so', async () => {
    setGlobals({ navigator: {} })
    document.execCommand = () => false
    expect(await clipboard.copy('甲')).toBe(false)
    document.execCommand = () => {
      throw new Error('unsupported')
    }
    expect(await clipboard.copy('甲')).toBe(false)
  })
})
