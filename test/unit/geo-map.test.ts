import { fetchGeoMap } from '@/api/geo-map'
import { settings } from '@/platform/settings'
import { transport } from '@/platform/transport'
import type { TransportReply } from '@/platform/ports/data'
import { squareMap } from '../support/square-map'

const sent = jest.spyOn(transport, 'send')
const text = JSON.stringify(squareMap())
const replied = (reply: TransportReply) => sent.mockResolvedValueOnce(reply)

beforeEach(() => {
  sent.mockReset()
  settings.mapUrl = 'https://maps.example.com/china.json'
})

test('where no map was provided nothing is fetched', async () => {
  settings.mapUrl = ''
  expect(await fetchGeoMap()).toBeUndefined()
  expect(sent).not.toHaveBeenCalled()
})

test.each<[string, TransportReply]>([
  ['no network', { kind: 'network' }],
  ['too slow', { kind: 'timeout' }],
  ['not there', { kind: 'reply', status: 404, text }],
  ['cut short', { kind: 'reply', status: 200, text: text.slice(0, -2) }],
  ['a page', { kind: 'reply', status: 200, text: '<!doctype html>' }],
  ['something else', { kind: 'reply', status: 200, text: '{"type":"Topology"}' }],
])('%s: no map, and the next visit asks again', async (_, reply) => {
  replied(reply)
  expect(await fetchGeoMap()).toBeUndefined()
  replied(reply)
  expect(await fetchGeoMap()).toBeUndefined()
  expect(sent).toHaveBeenCalledTimes(2)
})

test('a map is fetched once, without anybody’s token, by all who want it', async () => {
  replied({ kind: 'reply', status: 200, text })
  const [first, second] = await Promise.all([fetchGeoMap(), fetchGeoMap()])
  expect(first?.regions).toHaveLength(34)
  expect([second, await fetchGeoMap()]).toEqual([first, first])
  expect(sent.mock.calls.map(([{ url, headers }]) => [url, headers])).toEqual([[settings.mapUrl, {}]])
})
