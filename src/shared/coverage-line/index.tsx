/**
 * A line below a list with the number of documents in its library and the day of completeness. A tap opens 收录范围.
 */
import { Text } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { Coverage } from '@contract/coverage'
import { formatCount } from '@domain/format/amounts'
import { UNKNOWN_LAST_DAY } from '@domain/law-time/completeness'
import { fetchCoverage } from '@/api/coverage'
import { coverageCopy, fill } from '@/copy/coverage'
import { open } from '@/routing/navigation'
import { Tap } from '@/ui/tap'
import './index.scss'

const { coverage: words } = coverageCopy

/** Libraries whose documents are part of another library, with that library. Only the whole library is counted. */
const WITHIN: Record<string, string> = { fiscalLaw: 'law', fiscalCase: 'case', excellentCaseNew: 'case' }

/** The coverage is fetched once. If a service lacks it, the app does not ask again before the next start. */
let coverageReply: Promise<Coverage | undefined> | undefined
const loadCoverage = () => (coverageReply ??= fetchCoverage().then(reply => (reply.ok ? reply.data : undefined)))

interface CoverageLineProps {
  library: string
  /** Whether the screen already shows the day elsewhere. */
  withoutDay?: boolean
}

export function CoverageLine({ library, withoutDay }: CoverageLineProps) {
  const [coverage, setCoverage] = useState<Coverage>()
  useEffect(() => void loadCoverage().then(setCoverage), [])
  const whole = WITHIN[library]
  const libraryCoverage = coverage?.libraries.find(one => one.library === (whole ?? library))
  if (!libraryCoverage) return null
  const count = fill(words.count, { total: formatCount(libraryCoverage.total) })
  const line = [
    fill(whole ? words.within : words.line, { name: libraryCoverage.name, count }),
    !withoutDay && (libraryCoverage.completeness ?? UNKNOWN_LAST_DAY),
  ]
    .filter(Boolean)
    .join('，')
  return (
    <Tap role='link' className='coverage-line' onTap={() => void open('coverage')} sensorsName='results_coverage'>
      <Text>{line}</Text>
    </Tap>
  )
}
