import { archiveInSmallHeap } from './support/small-heap'
import { temporaryDir } from './support/server'
import { patience } from '../support/time'

test(
  'the archive of a workspace is made in parts, in little memory: the embedded database',
  async () => {
    const { text, length } = await archiveInSmallHeap({ DATA_DIR: temporaryDir() })
    expect(text).toBeGreaterThan(39_000_000)
    expect(length).toBeGreaterThan(100_000)
  },
  patience(120_000),
)
