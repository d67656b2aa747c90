/** Entries and texts in the files of the mini-program. */
import { offline } from '@/platform/offline'
import { vault } from '@/platform/vault'
import { VAULT_PARTS, vaultPartOf } from '@/platform/vault/parts'
import { textStorage } from '@/platform/vault/texts'

interface FileOptions {
  filePath: string
  dirPath: string
  data: string
  success(reply?: { data: string }): void
  fail(): void
}

const files = new Map<string, string>()
/** The files that the device refuses to write. */
let refuses: RegExp
let mockRoute: { route?: string; options?: object } | undefined
const mockRedirect = jest.fn()
const mockManager = {
  readFile: ({ filePath, success, fail }: FileOptions) => {
    const data = files.get(filePath)
    if (data === undefined) fail()
    else success({ data })
  },
  writeFile({ filePath, data, success, fail }: FileOptions) {
    if (refuses.test(filePath)) return fail()
    files.set(filePath, data)
    success()
  },
  unlink: ({ filePath, success, fail }: FileOptions) => (files.delete(filePath) ? success() : fail()),
  // The folder exists from the second time on.
  mkdir: ({ success, fail }: FileOptions) => (files.size ? fail() : success()),
  rmdir({ dirPath }: FileOptions) {
    for (const file of files.keys()) if (file.startsWith(`${dirPath}/`)) files.delete(file)
  },
}
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    env: { USER_DATA_PATH: 'wxfile://usr' },
    getFileSystemManager: () => mockManager,
    getCurrentPages: () => (mockRoute ? [mockRoute] : []),
    redirectTo: (options: object) => mockRedirect(options) as unknown,
  },
}))

beforeEach(() => {
  files.clear()
  refuses = /(?!)/
})

describe('entries', () => {
  const file = (id: string) => `wxfile://usr/desk-u-1-${vaultPartOf(id)}.json`
  const entries = [{ id: 'a' }, { id: 'b' }]

  test('come back to their owner alone, the newer one of an id', async () => {
    expect(await vault.write('u@1', entries)).toBe(true)
    expect(await vault.write('u@1', [{ id: 'a', name: '新' } as { id: string }])).toBe(true)
    expect(await vault.read('u@1')).toEqual(expect.arrayContaining([{ id: 'a', name: '新' }, { id: 'b' }]))
    expect([(await vault.read('u@1')).length, await vault.read('guest')]).toEqual([2, []])
  })

  test('of one part that the device refuses: the other part is written, and the loss is told', async () => {
    expect(vaultPartOf('a')).not.toBe(vaultPartOf('b'))
    refuses = new RegExp(`-${vaultPartOf('a')}\\.json`)
    expect(await vault.write('u@1', entries)).toBe(false)
    expect(await vault.read('u@1')).toEqual([{ id: 'b' }])
  })

  test('of a broken file are lost, those of others are not', async () => {
    await vault.write('u@1', entries)
    files.set(file('a'), '{"a":')
    expect(await vault.read('u@1')).toEqual([{ id: 'b' }])
    expect(await vault.write('u@1', [{ id: 'a' }])).toBe(true)
    expect(await vault.read('u@1')).toHaveLength(2)
  })

  test('are cleared for one owner', async () => {
    await vault.write('u@1', entries)
    await vault.write('guest', entries)
    await vault.clear('u@1')
    expect([await vault.read('u@1'), (await vault.read('guest')).length]).toEqual([[], 2])
  })

  test('lie in a part that their id determines', () => {
    const parts = Array.from({ length: 500 }, (_, n) => vaultPartOf(`case-detail c${n}`))
    expect(parts.every(part => part >= 0 && part < VAULT_PARTS)).toBe(true)
    expect(new Set(parts).size).toBe(VAULT_PARTS)
  })
})

describe('texts', () => {
  const text = (id: string, title = id) => ({ id, title, route: 'r', params: {}, bytes: 1, readAt: 1 })
  const titles = async (owner = 'u') => (await textStorage.list(owner)).map(({ title }) => title)

  test('come back to their owner; one that is stored anew replaces its former self', async () => {
    expect(await textStorage.write('u', text('a'), '旧')).toBe(true)
    await textStorage.write('v', text('a'), '别人的')
    expect(await textStorage.write('u', text('a', '新'), '新文')).toBe(true)
    expect([await titles(), await textStorage.read('u', 'a')]).toEqual([['新'], '新文'])
    expect(await textStorage.read('v', 'a')).toBe('别人的')
    expect([...files.keys()].filter(name => !name.endsWith('list.json'))).toHaveLength(2)
  })

  test('that there are not, and those of a broken list, are absent', async () => {
    expect([await textStorage.read('u', 'a'), await titles()]).toEqual([undefined, []])
    for (const list of ['[', '{}', 'null']) {
      files.set('wxfile://usr/texts/list.json', list)
      expect(await titles()).toEqual([])
    }
    expect(await textStorage.write('u', text('a'), '正文')).toBe(true)
    expect(await textStorage.read('u', 'a')).toBe('正文')
  })

  test('that the device refuses are not in the list', async () => {
    refuses = /texts\/(?!list)/
    expect([await textStorage.write('u', text('a'), '正文'), await titles()]).toEqual([false, []])
  })

  test('are removed with their files, one owner’s alone', async () => {
    for (const owner of ['u', 'v']) await textStorage.write(owner, text('a'), owner)
    await textStorage.remove('u', ['a', 'b'])
    expect([await titles('u'), await titles('v'), files.size]).toEqual([[], ['a'], 2])
  })

  test('are all forgotten at the logout', async () => {
    await textStorage.write('u', text('a'), '正文')
    offline.forget()
    expect([await titles(), files.size]).toEqual([[], 0])
  })
})

test.each([
  [{ route: 'pages/list/index', options: { query: '%5B%5D', page: '2' } }, '/pages/list/index?query=%5B%5D&page=2'],
  [{ route: 'pages/search/index', options: {} }, '/pages/search/index'],
  [{ route: 'pages/search/index' }, '/pages/search/index'],
  [undefined, '/'],
])('a retry opens the top screen again, as it was: %j', (page, url) => {
  mockRoute = page
  offline.reportCached('2026-03-05')
  offline.retry()
  expect(mockRedirect).toHaveBeenLastCalledWith({ url })
  expect(offline.cachedDay()).toBeUndefined()
})
