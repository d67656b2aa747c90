/** 收录范围: its page, and the line below a list that links to it. */
import { CoverageScreen } from '@/features/coverage'
import { CoverageLine } from '@/shared/coverage-line'
import { coverageCopy } from '@/copy/coverage'
import { UNKNOWN_LAST_DAY } from '@domain/law-time/completeness'
import { transport } from '@/platform/transport'
import { render, until } from '../support/render-block'

const { coverage: words } = coverageCopy
const LIBRARIES = [
  {
    library: 'case',
    name: '案例',
    total: 3229,
    parts: [{ name: '参考案例', total: 8 }],
    completeness: '本库收录至2026年3月1日',
    source: '裁判文书网',
    missing: '2010年以前的文书',
  },
  { library: 'incentive', name: '税收优惠', total: 12 },
]

const answer = (reply: { status: number; text: string }) =>
  jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'reply', ...reply })

const shown = () => document.body.textContent ?? ''

afterEach(() => jest.restoreAllMocks())

test('the page tells of each library what is stated, and what nobody states', async () => {
  answer({ status: 200, text: JSON.stringify({ isSuccess: true, data: { isSample: true, libraries: LIBRARIES } }) })
  await render(CoverageScreen)
  await until(() => shown().includes('3,229'))
  for (const text of [
    '其中：参考案例8条',
    '本库收录至2026年3月1日',
    '数据来源：裁判文书网',
    '已知未收录：2010年以前的文书',
  ])
    expect(shown()).toContain(text)
  for (const text of [words.intro, UNKNOWN_LAST_DAY, words.unknownSource, words.sample]) expect(shown()).toContain(text)
})

test('without any known day the intro speaks of none', async () => {
  const libraries = LIBRARIES.map(library => ({ ...library, completeness: undefined }))
  const few = [...libraries, { library: 'law', name: '法规', total: 3, completeness: UNKNOWN_LAST_DAY }]
  answer({ status: 200, text: JSON.stringify({ isSuccess: true, data: { isSample: false, libraries: few } }) })
  await render(CoverageScreen)
  await until(() => shown().includes('3,229'))
  expect(shown()).toContain(words.introWithoutDays)
  expect(shown()).not.toContain('所列日期')
})

test('the page tells once that no library has a source', async () => {
  const libraries = LIBRARIES.map(library => ({ ...library, source: undefined }))
  answer({ status: 200, text: JSON.stringify({ isSuccess: true, data: { isSample: false, libraries } }) })
  await render(CoverageScreen)
  await until(() => shown().includes('3,229'))
  expect(shown()).toContain(words.noSources)
  expect(shown()).not.toContain(words.unknownSource)
})

const withEmpty = (libraries: object[]) => {
  const data = { isSample: false, libraries, empty: ['类案', '司法观点'] }
  answer({ status: 200, text: JSON.stringify({ isSuccess: true, data }) })
}

test('the page names the libraries without documents', async () => {
  withEmpty(LIBRARIES)
  await render(CoverageScreen)
  await until(() => shown().includes('暂未收录文件的库：类案、司法观点'))
})

test('if no library has documents, the page says only that', async () => {
  withEmpty([])
  await render(CoverageScreen)
  await until(() => shown().includes(words.nothing))
  for (const text of [words.intro, words.noSources, '类案']) expect(shown()).not.toContain(text)
})

test('the line below a list tells of the library that holds the section', async () => {
  answer({ status: 200, text: JSON.stringify({ isSuccess: true, data: { isSample: false, libraries: LIBRARIES } }) })
  await render(() => <CoverageLine library='fiscalCase' />)
  await until(() => shown().includes('属案例库（共3,229条），本库收录至2026年3月1日'))
})

test('the line says that a last day is not stated', async () => {
  answer({ status: 200, text: JSON.stringify({ isSuccess: true, data: { isSample: false, libraries: LIBRARIES } }) })
  await render(() => <CoverageLine library='incentive' />)
  await until(() => shown().includes(`税收优惠库共12条，${UNKNOWN_LAST_DAY}`))
})
