import { allowedTarget } from '@/features/deep-link/destination'

const origin = {
  origins: ['https://m.example.cn', 'http://127.0.0.1:3000'],
  basename: '',
  hosts: ['partner.example.com'],
}

describe('a targeturl that must not be followed', () => {
  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '%2f%2fevil.example',
    '/\t/evil.example',
    '\n//evil.example',
    ' //evil.example',
    'https://user@evil.example/',
    'https://m.example.cn@evil.example/search',
    'https://m.example.cn:pass@evil.example/search',
    'https://m.example.cn.evil.example/search',
    'https://evil.example/?https://m.example.cn/search',
    'https:/m.example.cn/search',
    'https:m.example.cn/search',
    'http://m.example.cn/search',
    'https://m.example.cn:8443/search',
    'http://127.0.0.1:3001/search',
    'http://partner.example.com/',
    'https://partner.example.com:444/',
    'https://partner.example.com\\@evil.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://m.example.cn/1',
    'ftp://m.example.cn/search',
    'evil.example',
    'search',
    '/nowhere',
    '/auth?targeturl=/search',
    'https://m.example.cn/auth?type=case',
    '',
  ])('%j', target => {
    expect(allowedTarget(target, origin)).toBeUndefined()
  })
})

describe('a targeturl that is followed', () => {
  test.each([
    ['/search', 'search', {}],
    ['/case-detail/7?query=%E6%B3%95', 'case-detail', { jid: '7', query: '法' }],
    ['https://m.example.cn/law-list?query=[]', 'law-list', { query: '[]' }],
    ['HTTPS://M.EXAMPLE.CN:443/search', 'search', {}],
    ['http://127.0.0.1:3000/article-partner/1/%E5%90%8D', 'article-partner-detail', { id: '1', name: '名' }],
    ['/case-list?query=100%', 'case-list', { query: '100%' }],
  ])('%s leads to our own screen', (target, name, params) => {
    expect(allowedTarget(target, origin)).toEqual({ kind: 'screen', screen: { name, params } })
  })

  test('a host that the deployer has named, by https only', () => {
    const url = 'https://partner.example.com/a?b=1'
    expect(allowedTarget(url, origin)).toEqual({ kind: 'outside', url })
  })

  test('under a basename only what lies below it is ours', () => {
    const below = { ...origin, basename: '/m' }
    expect(allowedTarget('https://m.example.cn/m/search', below)).toMatchObject({ screen: { name: 'search' } })
    expect(allowedTarget('https://m.example.cn/search', below)).toBeUndefined()
    expect(allowedTarget('https://m.example.cn/mobile/search', below)).toBeUndefined()
  })
})
