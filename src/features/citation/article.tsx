import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { copy, fill } from '@/copy'
import { formatLawDay } from '@/domain/dates'
import { typesOf } from '@/libraries/labels'
import { lawStatus } from '@/libraries/law'
import { Labels } from '@/ui/label'
import { Prose } from '@/ui/prose'
import { Segments } from '@/ui/segments'
import type { LinkSegment } from '@/ui/segments/types'
import { linesOf } from './lines'
import type { Found } from './use-cited'

interface CitedArticleProps {
  found: Found
  onLink: (link: LinkSegment) => void
}

/** The article as the law has it. */
export function CitedArticle({ found: { law, article }, onLink }: CitedArticleProps) {
  const { tiaoName, content } = article
  const lines = useMemo(() => linesOf(content, law.title), [content, law.title])
  const effective = law.effective_date && fill(copy.row.effective, { day: formatLawDay(law.effective_date) })
  const labels = [
    ...(law.time_limited ? [lawStatus(law.time_limited)] : []),
    ...typesOf(law.eff_level, effective ?? ''),
  ]
  return (
    <>
      <View className='citation__labels'>
        <Labels labels={labels} />
      </View>
      <View className='citation__text'>
        {lines.map((segments, at) => (
          <Prose key={at} className={`citation__line${at ? '' : ' citation__line--first'}`}>
            {at === 0 && <Text className='citation__number'>{tiaoName}</Text>}
            <Segments segments={segments} onLink={onLink} />
          </Prose>
        ))}
      </View>
    </>
  )
}
