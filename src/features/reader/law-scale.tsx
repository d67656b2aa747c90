import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { LawVersion } from '@contract/lawregu'
import { fill, readerCopy } from '@/copy/reader'
import { formatLawDay } from '@domain/format/dates'
import { Slider } from '@/ui/slider'
import { Tap } from '@/ui/tap'
import './law-scale.scss'

const { plate: words } = readerCopy
/** The most years below the scale. Of more versions only the first and the last have theirs. */
const MOST_YEARS = 5

const yearOf = ({ posting_date: day }: LawVersion) => day.slice(0, 4)

export interface LawScaleProps {
  /** The open version. */
  id: string
  versions: LawVersion[]
  onOpen: (lid: string) => void
  /** Whether the scale is in view. Keys that move on from the header then reach the text at the reader's position. */
  isInView?: boolean
}

/** The versions of a law on a scale. A drag or a key picks one; a tap on its line opens it. */
export function LawScale({ id, versions, onOpen, isInView }: LawScaleProps) {
  const here = versions.findIndex(({ lid }) => lid === id)
  const [picked, setPicked] = useState(here)
  const version = versions[picked]
  if (!version) return null
  const day = formatLawDay(version.posting_date)
  const name = fill(words.version, { day, status: version.time_limited })
  const years = versions.length > MOST_YEARS ? [versions[0], versions[versions.length - 1]] : versions
  return (
    <View className='law-scale'>
      <Slider
        label={words.versions}
        value={picked + 1}
        steps={versions.length}
        valueText={name}
        focusable={isInView}
        onChange={step => setPicked(step - 1)}
      />
      <View className='law-scale__years num' aria-hidden='true'>
        {years.map(one => one && <Text key={one.lid}>{yearOf(one)}</Text>)}
      </View>
      {picked === here ? (
        <View className='law-scale__name num'>
          {fill(words.thisVersion, { day, at: here + 1, count: versions.length })}
        </View>
      ) : (
        <Tap
          role='link'
          className='law-scale__name law-scale__name--other num'
          onTap={() => onOpen(version.lid)}
          sensorsName='law_version'
        >
          {fill(words.openVersion, { version: name })}
        </Tap>
      )}
    </View>
  )
}
