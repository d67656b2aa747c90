/** The progress of a running import, and what it says at its end. */
import { importSummary, showImportProgress } from '../../../server/corpus/import/progress'
import type { ImportProgress, ImportReport } from '../../../server/corpus/import/run'
import { ImportTally } from '../../../server/corpus/import/tally'

describe('the progress', () => {
  const steps: ImportProgress[] = [0, 0.05, 0.5, 1].map(share => ({
    file: '/x/laws.gz',
    share,
    documents: share * 20_000,
  }))
  const outputFor = (isTTY: boolean) => {
    let text = ''
    const show = showImportProgress({ isTTY, write: piece => (text += piece) })
    steps.forEach(show)
    return text
  }

  it('is a bar for a person and a few lines for a log', () => {
    expect(outputFor(true)).toMatch(/^\r\[\.{30}\] {3}0% 0 laws\.gz/)
    expect(outputFor(false)).toBe(' 50% 10,000 documents\n100% 20,000 documents\n')
  })
})

describe('the summary', () => {
  const report: ImportReport = {
    ...{ taken: { laws: 1200, cases: 3 }, skipped: 0, unread: 0, faults: [], joined: 0, remarked: 0, remarks: [] },
    ...{ characters: 45_678, seconds: 1.25 },
  }

  it('of a faultless import has no lines on faults', () => {
    expect(importSummary(report)).toBe(
      [
        'taken: 1,203 documents, 45,678 characters in 1.3 s',
        ...['  laws: 1,200', '  cases: 3', 'skipped: 0 lines', 'to know: 0', ''],
      ].join('\n'),
    )
  })

  it('names faults, remarks and joined laws, and where the rest of them stands', () => {
    const faults = [
      { file: 'a', line: 2, reason: 'not JSON' },
      { file: 'b', reason: 'is empty' },
    ]
    const remarks = [
      { file: 'a', line: 1, reason: 'no day', times: 1200 },
      { file: 'a', line: 3, reason: 'odd', times: 1 },
    ]
    const more = { joined: 4, skipped: 3, unread: 1, faults, remarked: 3, remarks }
    expect(
      importSummary({ ...report, ...more }, '/x/report.txt')
        .split('\n')
        .slice(3),
    ).toEqual([
      'joined: 4 laws that several sources have',
      'skipped: 3 lines, 1 files',
      '  a:2 not JSON',
      '  b is empty',
      '  … and 2 more in /x/report.txt',
      'to know: 3',
      '  a:1 no day (1,200 times)',
      '  a:3 odd',
      '  … and 1 more in /x/report.txt',
      '',
    ])
    expect(importSummary({ ...report, ...more })).toContain('  … and 2 more\n')
  })
})

describe('the tally', () => {
  it('keeps the first faults and two hundred remarks, and counts all of them', () => {
    const onFaultOrRemark = jest.fn()
    const tally = new ImportTally(onFaultOrRemark)
    for (let line = 1; line <= 25; line++) tally.skip({ file: 'a', line, reason: 'not JSON' })
    tally.skip({ file: 'b', reason: 'is empty' })
    for (let line = 1; line <= 205; line++) tally.remark(`remark ${line}`, { file: 'a', line })
    tally.remark('remark 1', { file: 'a', line: 300 })
    expect([tally.skipped, tally.unread, tally.faults.length, tally.remarked, tally.remarks.length]).toEqual([
      ...[25, 1, 20],
      ...[205, 200],
    ])
    expect(tally.remarks[0]).toEqual({ file: 'a', line: 1, reason: 'remark 1', times: 2 })
    expect(onFaultOrRemark).toHaveBeenCalledTimes(232)
  })

  it('tells what a joined law was joined with, and says nothing of laws that were there before', () => {
    const tally = new ImportTally()
    tally.take('laws', 'laws a', 10, { file: 'x/one', line: 1 })
    tally.take('laws', 'laws b', 10, { file: 'x/two', line: 2 })
    tally.join(['laws a', 'laws b'], 'a')
    tally.join(['laws b'], 'b')
    tally.join([], 'c')
    tally.remarkLaw('laws c', 'nobody hears this')
    expect(tally.joined).toBe(3)
    expect(tally.remarks.map(({ reason }) => reason)).toEqual([
      'the same law and day as two:2: joined (a)',
      'the same law and day as one already there: joined (b)',
    ])
  })
})
