import { customRoutes, pagesFor } from '@/routes'

test('a page that serves two addresses is compiled once', () => {
  expect(pagesFor('h5').filter(page => page === 'pages/search/index')).toHaveLength(1)
  expect(customRoutes()['/pages/search/index']).toEqual(['/search', '/home-search'])
})
