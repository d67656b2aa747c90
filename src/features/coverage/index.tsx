/** 收录范围: shows for each library what it holds, its source, its last complete day, and what is missing. */
import { View } from '@tarojs/components'
import type { LibraryCoverage } from '@contract/coverage'
import { formatCount } from '@domain/format/amounts'
import { UNKNOWN_LAST_DAY } from '@domain/law-time/completeness'
import { fetchCoverage } from '@/api/coverage'
import { coverageCopy, fill } from '@/copy/coverage'
import { LoadErrorScreen } from '@/request/load-error'
import { useLoaded } from '@/request/use-loaded'
import { ROUTES } from '@/routing/routes'
import { LoadingPage, Header, Page } from '@/ui/page'
import { Section } from '@/ui/section'
import './index.scss'

const { coverage: words } = coverageCopy

/**
 * Returns the sentences about a library. If the last complete day is unknown, a sentence says so. `unknownSource` is the
 * sentence for an unknown source.
 */
function linesOf({ parts = [], completeness, source, missing }: LibraryCoverage, unknownSource: string): string[] {
  const kinds = parts.map(({ name, total }) => fill(words.part, { name, total: formatCount(total) }))
  return [
    kinds.length ? fill(words.parts, { parts: kinds.join('、') }) : '',
    completeness ?? UNKNOWN_LAST_DAY,
    source ? fill(words.source, { text: source }) : unknownSource,
    missing ? fill(words.missing, { text: missing }) : '',
  ].filter(Boolean)
}

function LibrarySection({ of, unknownSource }: { of: LibraryCoverage; unknownSource: string }) {
  return (
    <Section title={of.name} count={fill(words.count, { total: formatCount(of.total) })}>
      <View className='coverage__lines'>
        {linesOf(of, unknownSource).map(line => (
          <View key={line}>{line}</View>
        ))}
      </View>
    </Section>
  )
}

export function CoverageScreen() {
  const coverage = useLoaded(fetchCoverage)
  const { title } = ROUTES.coverage
  if (coverage.kind === 'loading') return <LoadingPage label={coverageCopy.loading} />
  if (coverage.kind === 'failed') {
    return <LoadErrorScreen error={coverage.error} retry={coverage.retry} sensorsName='coverage_retry' />
  }
  const { isSample, libraries, empty = [] } = coverage.data
  const hasSource = libraries.some(({ source }) => source)
  const hasDay = libraries.some(({ completeness = UNKNOWN_LAST_DAY }) => completeness !== UNKNOWN_LAST_DAY)
  const intro = hasDay ? words.intro : words.introWithoutDays
  return (
    <Page header={<Header back title={title} ruled />}>
      <View className='coverage__intro'>
        {libraries.length ? intro : words.nothing}
        {libraries.length > 0 && !hasSource && words.noSources}
        {isSample && <View className='coverage__sample'>{words.sample}</View>}
      </View>
      {libraries.map(one => (
        <LibrarySection key={one.library} of={one} unknownSource={hasSource ? words.unknownSource : ''} />
      ))}
      {libraries.length > 0 && empty.length > 0 && (
        <View className='coverage__intro'>{fill(words.empty, { names: empty.join('、') })}</View>
      )}
    </Page>
  )
}
