import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Chip, Chips } from '@/ui/chip'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { NewMark, StatusMark, Tag } from '@/ui/label'
import { ListItem } from '@/ui/list-item'
import { ProgressBar } from '@/ui/progress'
import { BigSearchBox, SearchFrame } from '@/ui/search-box'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { Segments } from '@/ui/segments'
import { ProgressSteps } from '@/ui/steps'
import { SwipeRow } from '@/ui/swipe-row'
import { Switch } from '@/ui/switch'
import { Tabs } from '@/ui/tabs'
import { Timeline } from '@/ui/timeline'
import {
  sampleChips,
  sampleSearches,
  sampleParagraph,
  sampleStatuses,
  sampleSteps,
  sampleTabs,
  sampleVersions,
  sampleWords,
} from './samples'

const nothing = () => undefined

export function SearchSamples() {
  const [tab, setTab] = useState('0')
  return (
    <>
      <Tabs tabs={sampleTabs} active={tab} onChange={setTab} label={sampleWords.libraries} />
      <View className='gallery__gap' />
      <BigSearchBox
        placeholder={sampleWords.hint}
        onTap={nothing}
        advanced={{ label: sampleWords.advanced, onTap: nothing }}
      />
      <View className='gallery__bar'>
        <SearchFrame>
          <Chips inWell>
            {sampleChips.map(chip => (
              <Chip key={chip.value} {...chip} onRemove={nothing} />
            ))}
          </Chips>
        </SearchFrame>
        <Button look='text' onTap={nothing}>
          {sampleWords.advanced}
        </Button>
      </View>
      <View className='gallery__pad'>
        <Chips>
          {sampleChips.map(chip => (
            <Chip key={chip.value} {...chip} onRemove={nothing} />
          ))}
        </Chips>
      </View>
    </>
  )
}

export function ListSamples() {
  return (
    <>
      <Section title={sampleWords.recent} more={{ label: sampleWords.all, onTap: nothing }}>
        {sampleSearches.map(entry => (
          <ListItem key={entry.title} icon='history' {...entry} onTap={nothing} />
        ))}
      </Section>
      <Section title={sampleWords.recent} count='5'>
        <ListItem icon='sliders-horizontal' title={sampleWords.advanced} action isLink onTap={nothing} />
        {sampleSearches.map(entry => (
          <ListItem
            key={entry.title}
            {...entry}
            onTap={nothing}
            end={<IconButton icon='x' size={16} label={sampleWords.clear} onTap={nothing} />}
          />
        ))}
        <ListItem title={sampleWords.video} detail='1,284' />
      </Section>
    </>
  )
}

/** Samples of the blocks that taro-ui draws. */
export function ProgressSamples() {
  return (
    <>
      <ProgressSteps label={sampleWords.advanced} titles={sampleSteps} current={1} />
      <View className='gallery__pad gallery__pad--card'>
        <ProgressBar label={sampleWords.sentence} percent={62} />
        <View className='gallery__gap' />
        <Timeline
          label={sampleWords.all}
          entries={sampleVersions.map((version, at) => ({ content: version, marked: at === 1 }))}
        />
      </View>
      <Section title={sampleWords.recent}>
        {sampleSearches.map(entry => (
          <SwipeRow key={entry.title} word={sampleWords.clear} onAct={nothing}>
            <ListItem
              {...entry}
              onTap={nothing}
              end={<IconButton icon='x' size={16} label={sampleWords.clear} onTap={nothing} />}
            />
          </SwipeRow>
        ))}
      </Section>
    </>
  )
}

export function ControlSamples() {
  const [on, setOn] = useState(true)
  const [kind, setKind] = useState('map')
  return (
    <View className='gallery__pad gallery__pad--card'>
      <View className='gallery__line'>
        <Icon name='lock' size={12} />
        <Icon name='search' size={14} />
        <Icon name='search' size={16} />
        <Icon name='search' />
        <Icon name='search' size={24} />
        <Icon name='scroll-text' size={24} />
        <Icon name='calculator' size={24} label={sampleWords.all} />
      </View>
      <View className='gallery__line'>
        <Tag text={sampleWords.notPublic} />
        <Tag text={sampleWords.notPublic} locked />
        <NewMark text={sampleWords.new} />
      </View>
      <View className='gallery__line'>
        {sampleStatuses.map(status => (
          <StatusMark key={status.shape} {...status} />
        ))}
      </View>
      <View className='gallery__line'>
        <Text>{sampleWords.video}</Text>
        <Switch checked={on} onChange={setOn} label={sampleWords.video} />
        <Switch checked={!on} onChange={value => setOn(!value)} label={sampleWords.notice} />
        <Switch checked disabled onChange={nothing} label={sampleWords.quiet} />
      </View>
      <View className='gallery__line'>
        <Segmented
          label={sampleWords.look}
          active={kind}
          onChange={setKind}
          choices={[
            { key: 'map', label: sampleWords.all, icon: 'map' },
            { key: 'bar', label: sampleWords.more, icon: 'chart-bar-big' },
          ]}
        />
        <Segmented
          label={sampleWords.look}
          active={kind}
          onChange={setKind}
          choices={[
            { key: 'map', label: sampleWords.all },
            { key: 'bar', label: sampleWords.more },
          ]}
        />
      </View>
      <Segments segments={sampleParagraph} onLink={nothing} />
    </View>
  )
}

export function ButtonSamples() {
  return (
    <View className='gallery__pad gallery__stack'>
      <Button large onTap={nothing}>
        {sampleWords.signIn}
      </Button>
      <Button large look='line' icon='copy' onTap={nothing}>
        {sampleWords.apply}
      </Button>
      <Button busy onTap={nothing}>
        {sampleWords.signIn}
      </Button>
      <Button disabled onTap={nothing}>
        {sampleWords.signIn}
      </Button>
      <Button look='quiet' onTap={nothing}>
        {sampleWords.reset}
      </Button>
      <Button look='text' onTap={nothing}>
        {sampleWords.home}
      </Button>
    </View>
  )
}
