import { readSearchSettings } from '../../server/settings/search'
import { envReaderOf, SettingError } from '../../server/settings/values'

const read = (env: Record<string, string>) => readSearchSettings(envReaderOf(env))

it('there is no cluster without an address', () => {
  expect(read({})).toBeUndefined()
})

it('the cluster has the given nodes, and defaults for all else', () => {
  const urls = ['https://user:p%40ss@one.example.com:9200', 'http://two.example.com:9200/']
  expect(read({ SEARCH_URL: urls.join(', ') })).toEqual({
    urls,
    ca: undefined,
    timeoutMs: 4000,
    prefix: 'alpha-search',
    shards: 3,
    replicas: 1,
  })
})

it.each([
  [{ SEARCH_URL: 'search.example.com' }, /^SEARCH_URL must list addresses such as/],
  [{ SEARCH_URL: 'https://one.example.com/path' }, /^SEARCH_URL must list addresses such as/],
  [{ SEARCH_URL: 'http://a', SEARCH_CA: '/nowhere.pem' }, /^SEARCH_CA must be a file with a certificate/],
  [{ SEARCH_URL: 'http://a', SEARCH_CA: __filename }, /^SEARCH_CA must be a file with a certificate/],
  [{ SEARCH_URL: 'http://user:100%@a' }, /^SEARCH_URL must list addresses such as/],
  [{ SEARCH_URL: 'http://a', SEARCH_PREFIX: 'Große' }, /^SEARCH_PREFIX must be of small letters/],
  [{ SEARCH_URL: 'http://a', SEARCH_TIMEOUT: '0' }, /^SEARCH_TIMEOUT must be a whole number from 1 to 120/],
  [{ SEARCH_URL: 'http://a', SEARCH_SHARDS: '0' }, /^SEARCH_SHARDS must be a whole number from 1 to 64/],
])('refuses %j', (env, sentence) => {
  expect(() => read(env as Record<string, string>)).toThrow(SettingError)
  expect(() => read(env as Record<string, string>)).toThrow(sentence)
})

it('never repeats a password', () => {
  expect(() => read({ SEARCH_URL: 'ftp://user:secret@a' })).toThrow(/^(?!.*secret)/)
})
