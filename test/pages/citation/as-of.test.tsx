/** What the sheet of a citation says about the version that it shows, as of the citing document's day. */
import { useState } from 'react'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { CitingContext } from '@domain/citation/version-note'
import { CitationSheet } from '@/features/citation'
import { transport } from '@/platform/transport'
import { act, all, click, render, until } from '../../support/render-block'

interface Asked {
  url: string
  body: unknown
}

const requests: Asked[] = []
const last = () => requests[requests.length - 1]!
const links = () => all('[role="link"].segment-link')
const note = () => all('.citation__note').map(({ textContent }) => textContent)

const answer = (more: object) => ({
  lid: 'l-3',
  title: '中华人民共和国某法',
  effective_date: '2021-01-01',
  time_limited: '现行有效',
  eff_level: '法律',
  lawReguLinkBean: {
    tiaoName: '第五条',
    fullName: '中华人民共和国某法第五条',
    content: '违反本法第七条或者《民法典》第八条的',
    lawreguItemLegislationHistoryVos: [],
  },
  ...more,
})

/** Whatever is asked for is answered with one article. */
async function open(citing: CitingContext | undefined, more: object = {}) {
  requests.length = 0
  jest.spyOn(transport, 'send').mockImplementation(async ({ url, body }) => {
    requests.push({ url: decodeURIComponent(url), body: JSON.parse(body ?? '{}') })
    return { kind: 'reply', status: 200, text: JSON.stringify({ isSuccess: true, data: answer(more) }) }
  })
  let cite: (cited: ArticleLookup) => void = () => undefined
  await render(function Screen() {
    const [cited, setCited] = useState<ArticleLookup>()
    cite = setCited
    return <CitationSheet cited={cited} citing={citing} onClose={() => setCited(undefined)} />
  })
  await act(() => cite({ law: '某法', article: '第五条' }))
  await until(() => all('.citation__line').length > 0)
}

const JUDGMENT: CitingContext = { by: 'judgment', day: '2015-06-03' }
const then = { lid: 'l-1', title: '某法', effective_date: '2013-01-01' }

test.each<[string, object, string]>([
  [
    'which the service has',
    { effective_date: '2013-01-01', time_limited: '已被修改', on_day: { day: '2015-06-03', standing: 'inForce' } },
    '本文书作出于2015年06月03日，以下为当时施行的条文（2013年01月01日起施行）。案件事实发生在其施行之前的，可能适用当时的法律',
  ],
  [
    'which is not there: a later one',
    { effective_date: '2024-01-01', on_day: { day: '2015-06-03', standing: 'notYet' } },
    '本文书作出于2015年06月03日，以下为2024年01月01日起施行的条文，内容和条文序号可能已变',
  ],
  [
    'which had no such article',
    {
      effective_date: '2024-01-01',
      on_day: { day: '2015-06-03', standing: 'notYet', version: { ...then, lacksArticle: true } },
    },
    '本文书作出于2015年06月03日，当时施行的版本（2013年01月01日起施行）没有这一条，以下为2024年01月01日起施行的条文',
  ],
  [
    'which a service that knows no days has not chosen: a later one',
    { effective_date: '2021-01-01' },
    '本文书作出于2015年06月03日，以下为2021年01月01日起施行的条文，内容和条文序号可能已变',
  ],
  [
    'which a service that knows no days may have',
    { effective_date: '2012-01-01' },
    '本文书作出于2015年06月03日，以下条文标明2012年01月01日起施行，其间如有修正，内容和条文序号可能不同',
  ],
  [
    'without a date of its own',
    { effective_date: undefined },
    '本文书作出于2015年06月03日，无法确定以下条文当时是否施行，内容和条文序号可能不同',
  ],
])('it is the version %s', async (_what, more, sentence) => {
  await open(JUDGMENT, more)
  expect(last().body).toEqual({ law: '某法', article: '第五条', asOf: '2015-06-03' })
  expect(note()).toEqual([sentence])
})

test('another text than the cited one is grey, and its status has no mark', async () => {
  await open(JUDGMENT, { effective_date: '2021-01-01', time_limited: '现行有效' })
  expect(all('.citation__text--other')).toHaveLength(1)
  expect(all('.citation__labels .status')).toHaveLength(0)
  expect(all('.citation__labels')[0]!.textContent).toContain('现行有效')
})

test('the text of that day is not grey', async () => {
  await open(JUDGMENT, {
    effective_date: '2013-01-01',
    time_limited: '现行有效',
    on_day: { day: '2015-06-03', standing: 'inForce' },
  })
  expect(all('.citation__labels .status')).toHaveLength(1)
  expect([all('.citation__text').length, all('.citation__text--other').length]).toEqual([1, 0])
})

test('what that version cites is read as of the same day', async () => {
  await open(JUDGMENT)
  await click(links()[1]!)
  expect(last().body).toEqual({ law: '民法典', article: '第八条', asOf: '2015-06-03' })
  await until(() => links().length === 2)
  await click(links()[0]!)
  expect(last().url).toMatch(/item\?lid=l-3&article=第七条&asOf=2015-06-03$/)
})

test('without a day it says that it does not know', async () => {
  await open({ by: 'writing' })
  expect(last().body).toEqual({ law: '某法', article: '第五条' })
  expect(note()).toEqual(['引用时间不详，以下为2021年01月01日起施行的条文，引用时的内容和条文序号可能不同'])
})

test('over many cases it says that they are of many', async () => {
  await open({ by: 'cases' })
  expect(note()).toEqual(['各案例裁判时间不一，以下为2021年01月01日起施行的条文，所引用的可能是其他版本'])
  // The caution stands before the standing, which is that of another text.
  const [caution, labels] = all('.citation__note--caution, .citation__labels')
  expect([caution?.className, labels?.className]).toEqual([expect.stringContaining('caution'), 'citation__labels'])
})

test('in a law in force nothing is said: it means the law as it stands', async () => {
  await open(undefined)
  expect(note()).toEqual([])
})
