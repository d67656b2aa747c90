/** One line below a list: how many documents its library holds, and up to which day. It opens 收录范围. */
import { Text } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { Coverage } from '@contract/coverage'
import { formatCount } from '@domain/format/amounts'
import { fetchCoverage } from '@/api/coverage'
import { coverageCopy, fill } from '@/copy/coverage'
import { open } from '@/routing/navigation'
import { Tap } from '@/ui/tap'
import './index.scss'

const { coverage: words } = coverageCopy

/** The libraries whose documents are a part of another one's. */
const WITHIN: Record<string, string> = { fiscalLaw: 'law', fiscalCase: 'case', excellentCaseNew: 'case' }

/** Fetched once. A service that lacks coverage gets no second call before the next start. */
let coverageReply: Promise<Coverage | undefined> | undefined
const loadCoverage = () => (coverageReply ??= fetchCoverage().then(reply => (reply.ok ? reply.data : undefined)))

interface CoverageLineProps {
  library: string
  /** Whether the day stands above already. */
  withoutDay?: boolean
}

export function CoverageLine({ library, withoutDay }: CoverageLineProps) {
  const [coverage, setCoverage] = useState<Coverage>()
  useEffect(() => void loadCoverage().then(setCoverage), [])
  const libraryCoverage = coverage?.libraries.find(one => one.library === (WITHIN[library] ?? library))
  if (!libraryCoverage) return null
  const count = fill(words.count, { total: formatCount(libraryCoverage.total) })
  const line = [fill(words.line, { name: libraryCoverage.name, count }), !withoutDay && libraryCoverage.completeness]
    .filter(Boolean)
    .join('，')
  return (
    <Tap role='link' className='coverage-line' onTap={() => void open('coverage')} sensorsName='results_coverage'>
      <Text>{line}</Text>
    </Tap>
  )
}
