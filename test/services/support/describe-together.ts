/** Tests of several servers that share all data, behind a balancer that sends each request to the next one. */
import { visitorAt } from '../../support/visitor'

export function describeTogether(origin: () => string) {
  it('know a session of either server, and no session that has ended', async () => {
    const { logIn, me, post } = visitorAt(origin())
    const token = await logIn('member')
    expect([(await me(token)).status, (await me(token)).status]).toEqual([200, 200])
    await post('/user/api/v1/logout', null, { token })
    expect([(await me(token)).status, (await me(token)).status]).toEqual([401, 401])
  })

  it('open a share of the other', async () => {
    const { share, open } = visitorAt(origin())
    const key = await share()
    expect([(await open(key)).status, (await open(key)).status]).toEqual([200, 200])
  })

  it('return a report of the other', async () => {
    const { logIn, cases, report, fetchReport } = visitorAt(origin())
    const token = await logIn('member')
    const [first] = await cases()
    const key = await report(token, first!.jid)
    expect([await fetchReport(token, key), await fetchReport(token, key)]).toEqual([
      [200, true],
      [200, true],
    ])
  })

  it('count the requests of a visitor together', async () => {
    const { left } = visitorAt(origin())
    const first = await left()
    expect([await left(), await left(), await left()]).toEqual([first - 1, first - 2, first - 3])
  })
}
