/** @jest-environment jsdom */
/** Files that leave the browser: calendars, pictures, archives, downloads and shares. */
import { archiveFile } from '@/platform/archive-file/index.h5'
import { bridge } from '@/platform/bridge'
import { calendar } from '@/platform/calendar/index.h5'
import { clipboard } from '@/platform/clipboard.h5'
import { download } from '@/platform/download/index.h5'
import { download as port } from '@/platform/download'
import { imageFile } from '@/platform/image-file/index.h5'
import type { Host } from '@/platform/ports/session'
import { sendFile } from '@/platform/send-file/index.h5'
import { restoreGlobals, setGlobals } from './globals'

let mockHost: Host = 'browser'
jest.mock('@/platform/host', () => ({ host: { current: () => mockHost } }))

/** The files that were saved, by name and address. */
const saved: Array<[name: string, href: string]> = []
const blobs: Blob[] = []
const revoked: string[] = []

beforeEach(() => {
  jest.useFakeTimers()
  mockHost = 'browser'
  saved.length = blobs.length = revoked.length = 0
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, this.href])
  })
  URL.createObjectURL = blob => `blob:${blobs.push(blob as Blob)}`
  URL.revokeObjectURL = url => void revoked.push(url)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  restoreGlobals()
})

describe('a day of the calendar', () => {
  const entry = { id: 'x', day: '2026-11-23', title: '答辩期届满', description: '依据' }

  test.each<[Host, boolean, boolean]>([
    ['browser', false, true],
    ['app', false, false],
    ['app', true, true],
  ])('in %s with a wrapper (%s) can be added: %s', (host, isInside, canAdd) => {
    mockHost = host
    jest.spyOn(bridge, 'available').mockReturnValue(isInside)
    expect(calendar.canAdd()).toBe(canAdd)
  })

  test('is a file in a browser, whose address is given up later', async () => {
    expect(await calendar.add(entry)).toBe('saved')
    expect([saved, blobs[0]?.type]).toEqual([[['答辩期届满.ics', 'blob:1']], 'text/calendar;charset=utf-8'])
    jest.advanceTimersByTime(59_999)
    expect(revoked).toEqual([])
    jest.advanceTimersByTime(1)
    expect([revoked, document.querySelector('a')]).toEqual([['blob:1'], null])
  })

  test.each([
    [true, 'added'],
    [undefined, 'failed'],
  ] as const)('is added by the native wrapper, which answers %s', async (answer, outcome) => {
    mockHost = 'app'
    const add = jest.spyOn(bridge, 'addToCalendar').mockResolvedValue(answer)
    expect(await calendar.add(entry)).toBe(outcome)
    const { id, ...reminder } = entry
    expect([id, add.mock.calls[0]![0], saved]).toEqual(['x', { ...reminder, alarmHoursBefore: 15 }, []])
  })
})

test('a picture is saved as the PNG that its address holds', () => {
  imageFile.save('data:image/png;base64,AAE=', '图.png')
  imageFile.save('data:image/png;base64', '空.png')
  expect(saved).toEqual([
    ['图.png', 'blob:1'],
    ['空.png', 'blob:2'],
  ])
  expect(blobs.map(({ type, size }) => [type, size])).toEqual([
    ['image/png', 2],
    ['image/png', 0],
  ])
  jest.advanceTimersByTime(60_000)
  expect(revoked).toEqual(['blob:1', 'blob:2'])
})

describe('an archive', () => {
  test.each([
    ['opened', 'saved'],
    ['accepted', 'saved'],
    ['saved', 'saved'],
    ['failed', 'failed'],
  ] as const)('whose download is %s is %s', async (outcome, expected) => {
    jest.spyOn(port, 'download').mockResolvedValue(outcome)
    expect(await archiveFile.fetch({ url: '/x', name: 'x.zip' })).toBe(expected)
  })

  test('of the page is saved in a browser, which alone can', async () => {
    expect(await archiveFile.save(new Uint8Array([1, 2]), 'x.zip')).toBe('saved')
    expect([saved, blobs[0]?.size, archiveFile.canSave()]).toEqual([[['x.zip', 'blob:1']], 2, true])
    mockHost = 'wechat'
    expect(archiveFile.canSave()).toBe(false)
  })
})

test('an address that is none of the web is not downloaded', async () => {
  expect(await download.download({ url: 'javascript:alert(1)', name: 'x' })).toBe('failed')
  expect(saved).toEqual([])
})

describe('a document that is sent on', () => {
  const document_ = { url: '/x.docx', name: '判决书.docx', headers: { token: 't' } }
  const share = jest.fn()
  const browser = (canShare: unknown, reply: unknown = { ok: true, blob: async () => new Blob(['甲']) }) => {
    const fetch = jest.fn(async () => reply)
    setGlobals({ fetch })
    Object.assign(navigator, { canShare, share: share.mockReset().mockResolvedValue(undefined) })
    return fetch
  }
  const yes = () => true

  test.each<[string, unknown, Host, boolean]>([
    ['a browser that shares files', yes, 'browser', true],
    ['a browser that shares no files', () => false, 'browser', false],
    ['a browser without the call', undefined, 'browser', false],
    ['WeChat', yes, 'wechat', false],
  ])('in %s', (_, canShare, host, isAvailable) => {
    browser(canShare)
    mockHost = host
    expect(sendFile.isAvailable()).toBe(isAvailable)
  })

  test('is fetched with the headers and shared under its name', async () => {
    const fetch = browser(yes)
    expect(await sendFile.send(document_)).toBe('sent')
    expect(fetch).toHaveBeenCalledWith('http://localhost/x.docx', {
      headers: { token: 't' },
      credentials: 'same-origin',
    })
    expect(share.mock.calls[0]![0]).toMatchObject({ title: '判决书.docx', files: [{ name: '判决书.docx', size: 3 }] })
  })

  test('of no web address is not fetched', async () => {
    const fetch = browser(yes)
    expect([await sendFile.send({ ...document_, url: 'data:,x' }), fetch.mock.calls]).toEqual(['failed', []])
  })

  test('that the service refuses, or the browser cannot share, is told so', async () => {
    browser(yes, { ok: false, status: 403 })
    expect(await sendFile.send(document_)).toEqual({ refusedStatus: 403 })
    browser(() => false)
    expect([await sendFile.send(document_), share.mock.calls]).toEqual(['unavailable', []])
  })

  test.each([
    ['the reader closes the sheet', new DOMException('', 'AbortError'), 'cancelled'],
    ['the browser refuses', new DOMException('', 'NotAllowedError'), 'failed'],
    ['the network fails', new TypeError('Failed to fetch'), 'failed'],
  ])('when %s', async (_, error, outcome) => {
    browser(yes)
    share.mockRejectedValue(error)
    expect(await sendFile.send(document_)).toBe(outcome)
  })
})

describe('a text without the new clipboard is copied by a selection', () => {
  const command = (copy: () => boolean) => Object.assign(document, { execCommand: copy })

  test('and the focus returns', async () => {
    document.body.innerHTML = '<input>'
    const input = document.querySelector('input')!
    input.focus()
    let selected: string | undefined
    command(() => {
      const field = document.activeElement as HTMLTextAreaElement
      selected = field.value.slice(field.selectionStart, field.selectionEnd)
      return true
    })
    expect([await clipboard.copy('违约金'), selected]).toEqual([true, '违约金'])
    expect([document.querySelector('textarea'), document.activeElement]).toEqual([null, input])
  })

  test('and a refusal is told, the page without a focus too', async () => {
    jest.spyOn(document, 'activeElement', 'get').mockReturnValue(null)
    command(() => {
      throw new Error('refused')
    })
    expect([await clipboard.copy('x'), document.querySelector('textarea')]).toEqual([false, null])
  })
})
