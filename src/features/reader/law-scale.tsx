import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { LawVersion } from '@contract/lawregu'
import { fill, readerCopy } from '@/copy/reader'
import { formatLawDay } from '@domain/format/dates'
import { Slider } from '@/ui/slider'
import { Tap } from '@/ui/tap'
import './law-scale.scss'

const { plate: words } = readerCopy
/**
 * With at most this many versions, each has a year below the scale. With more versions, only the first and the last
 * have one.
 */
const MAX_YEARS = 5

const yearOf = ({ posting_date: day }: LawVersion) => day.slice(0, 4)

export interface LawVersionScaleProps {
  /** The id of the version that is open. */
  id: string
  versions: LawVersion[]
  onOpen: (lid: string) => void
  /** Whether the scale is in view. If it is not, the Tab key skips it and moves from the header to the text. */
  isInView?: boolean
}

/**
 * Shows the versions of a law as steps on a scale. A drag or an arrow key selects a version. A tap on the line below
 * opens the selected version.
 */
export function LawVersionScale({ id, versions, onOpen, isInView }: LawVersionScaleProps) {
  const here = versions.findIndex(({ lid }) => lid === id)
  const [picked, setPicked] = useState(here)
  const version = versions[picked]
  if (!version) return null
  const day = formatLawDay(version.posting_date)
  const name = fill(words.version, { day, status: version.time_limited })
  const years = versions.length > MAX_YEARS ? [versions[0], versions[versions.length - 1]] : versions
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
