import { AddressBook, encodeTwice, pageChunks } from '@/platform/router/pages'

const bookWith = (basename: string) => {
  const book = new AddressBook('/not-found')
  book.configure({
    basename,
    customRoutes: {
      '/pages/search/index': ['/search', '/home-search'],
      '/pages/detail/case': '/case-detail/:jid',
      '/pages/list/article-partner': ['/article-partner/:id/:name'],
      '/pages/not-found/index': ['/not-found'],
    },
  })
  return book
}

test('an address with several params finds its page', () => {
  const book = bookWith('')
  expect(book.pageAt('/case-detail/7')).toBe('/pages/detail/case')
  expect(book.pageAt('/article-partner/7/%E5%90%8D')).toBe('/pages/list/article-partner')
  expect(book.pageAt('/article-partner/7')).toBeUndefined()
})

test.each([
  ['', '/search', '/search'],
  ['', '/', '/'],
  ['', '/nowhere', '/not-found'],
  ['', '/case-detail', '/not-found'],
  ['/m', '/m/case-detail/1', '/m/case-detail/1'],
  ['/m', '/m', '/m'],
  ['/m', '/m/', '/m/'],
  ['/m/', '/m/nowhere', '/m/not-found'],
  ['/m', '/search', '/m/not-found'],
  ['/m', '/mobile/search', '/m/not-found'],
])('under basename "%s" the address %s is answered at %s', (basename, address, target) => {
  expect(bookWith(basename).resolve(address)).toBe(target)
})

test('a book without addresses finds nothing but the root', () => {
  const book = new AddressBook('/not-found')
  book.configure({})
  expect(['/search', '/'].map(address => book.resolve(address))).toEqual(['/not-found', '/'])
})

test('a page’s code is loaded by its path, whatever its loader returns; a page without any is there', async () => {
  const load = jest.fn()
  pageChunks.register([
    { path: '/pages/a/index', load: () => [Promise.resolve(load('a'))] },
    { path: '/pages/b/index' },
  ])
  await pageChunks.load('pages/a/index')
  await pageChunks.load('pages/b/index')
  await pageChunks.load('pages/nowhere/index')
  expect(load.mock.calls).toEqual([['a']])
  pageChunks.register([{ path: '/pages/a/index', load: () => Promise.reject(new Error('offline')) }])
  await expect(pageChunks.load('pages/a/index')).rejects.toThrow('offline')
})

test.each([
  ['/article-partner/1/50%25', '50%25'],
  ['/article-partner/1/%E5%90%8D', '%E5%90%8D'],
  ['/article-partner/1/%2541', '%2541'],
  ['/article-partner/1/100%', '100%25'],
  ['/article-partner/1/%E4%zz', '%25E4%25zz'],
])('Taro decodes %s twice and hands the page %s', (pathname, handed) => {
  const last = decodeURI(encodeTwice(pathname)).split('/').at(-1) ?? ''
  expect(decodeURIComponent(last)).toBe(handed)
})
