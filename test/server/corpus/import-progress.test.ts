/** The progress of a running import. */
import { showImportProgress } from '../../../server/corpus/import/progress'
import type { ImportProgress } from '../../../server/corpus/import/run'

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
