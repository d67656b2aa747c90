import { isHttpUrl } from '@domain/format/address'

test.each([
  'https://example.com',
  'http://127.0.0.1:3000/a?b=c#d',
  'HTTPS://EXAMPLE.COM/判决.pdf',
  'https://[::1]:8080/',
  'https://example.com?x=@',
])('%j may be opened', address => {
  expect(isHttpUrl(address)).toBe(true)
})

test.each([
  '',
  'https://',
  '//example.com',
  '/search',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'https:/example.com',
  'https://user@example.com',
  'https://user:pass@example.com/',
  'https://example.com\\@evil.com',
  'https://exam ple.com',
  'https://example.com/a b',
  'https://example.com/\nx',
  ' https://example.com',
  `https://example.com/${'x'.repeat(8200)}`,
  undefined,
  { href: 'https://example.com' },
])('%j may not', address => {
  expect(isHttpUrl(address)).toBe(false)
})
