/** What holds of several servers that share all they keep, behind a balancer that sends each request to the next of them. */
import { visitorAt } from '../../support/visitor'

export function describeTogether(origin: () => string) {
  it('know whoever has logged in, whichever is asked, and nobody who has logged out', async () => {
    const { logIn, me, post } = visitorAt(origin())
    const token = await logIn('member')
    expect([(await me(token)).status, (await me(token)).status]).toEqual([200, 200])
    await post('/user/api/v1/logout', null, { token })
    expect([(await me(token)).status, (await me(token)).status]).toEqual([401, 401])
  })

  it('open what was shared on the other', async () => {
    const { share, open } = visitorAt(origin())
    const key = await share()
    expect([(await open(key)).status, (await open(key)).status]).toEqual([200, 200])
  })

  it('hand out a report that the other has made', async () => {
    const { logIn, cases, report, fetchReport } = visitorAt(origin())
    const token = await logIn('member')
    const [first] = await cases()
    const key = await report(token, first!.jid)
    expect([await fetchReport(token, key), await fetchReport(token, key)]).toEqual([
      [200, true],
      [200, true],
    ])
  })

  it('count what a visitor asks together', async () => {
    const { left } = visitorAt(origin())
    const first = await left()
    expect([await left(), await left(), await left()]).toEqual([first - 1, first - 2, first - 3])
  })
}
