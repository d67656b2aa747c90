import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { copy, fill } from '@/copy'
import type { Citing } from '@domain/citation/citing'
import { formatLawDay } from '@domain/format/dates'
import { typesOf } from '@/libraries/labels'
import { lawStatus } from '@/libraries/law'
import { role } from '@/ui/aria'
import { Labels } from '@/ui/label'
import { Prose } from '@/ui/prose'
import { Segments } from '@/ui/segments'
import type { LinkSegment } from '@/ui/segments/types'
import { linesOf } from './lines'
import { noteOn } from './note'
import type { CitedText } from './use-cited'

interface CitedArticleProps {
  found: CitedText
  citing?: Citing
  onLink: (link: LinkSegment) => void
}

/** The article as this version of the law has it, and what has to be known of the version. */
export function CitedArticle({ found: { law, article }, citing, onLink }: CitedArticleProps) {
  const { tiaoName, content } = article
  const lines = useMemo(() => linesOf(content, { law: law.title, lid: law.lid }), [content, law])
  const note = noteOn(law, citing)
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
      {note && (
        <View className={`citation__note${note.isCaution ? ' citation__note--caution' : ''}`} {...role('note')}>
          {note.text}
        </View>
      )}
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
