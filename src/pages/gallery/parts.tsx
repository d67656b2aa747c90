import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Chip, Chips } from '@/ui/chip'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { NewMark, Status, Tag } from '@/ui/label'
import { ListItem } from '@/ui/list-item'
import { ProgressBar } from '@/ui/progress'
import { BigSearchBox, SearchWell } from '@/ui/search-box'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { Segments } from '@/ui/segments'
import { ProgressSteps } from '@/ui/steps'
import { SwipeRow } from '@/ui/swipe-row'
import { Switch } from '@/ui/switch'
import { Tabs } from '@/ui/tabs'
import { Timeline } from '@/ui/timeline'
import { chips, history, paragraph, statuses, steps, tabs, versions, words } from './samples'

const nothing = () => undefined

export function Search() {
  const [tab, setTab] = useState('0')
  return (
    <>
      <Tabs tabs={tabs} active={tab} onChange={setTab} label={words.libraries} />
      <View className='gallery__gap' />
      <BigSearchBox placeholder={words.hint} onTap={nothing} advanced={{ label: words.advanced, onTap: nothing }} />
      <View className='gallery__bar'>
        <SearchWell>
          <Chips inWell>
            {chips.map(chip => (
              <Chip key={chip.value} {...chip} onRemove={nothing} />
            ))}
          </Chips>
        </SearchWell>
        <Button look='text' onTap={nothing}>
          {words.advanced}
        </Button>
      </View>
      <View className='gallery__pad'>
        <Chips>
          {chips.map(chip => (
            <Chip key={chip.value} {...chip} onRemove={nothing} />
          ))}
        </Chips>
      </View>
    </>
  )
}

export function Lists() {
  return (
    <>
      <Section title={words.recent} more={{ label: words.all, onTap: nothing }}>
        {history.map(entry => (
          <ListItem key={entry.title} icon='history' {...entry} onTap={nothing} />
        ))}
      </Section>
      <Section title={words.recent} count='5'>
        <ListItem icon='sliders-horizontal' title={words.advanced} action isLink onTap={nothing} />
        {history.map(entry => (
          <ListItem
            key={entry.title}
            {...entry}
            onTap={nothing}
            end={<IconButton icon='x' size={16} label={words.clear} onTap={nothing} />}
          />
        ))}
        <ListItem title={words.video} detail='1,284' />
      </Section>
    </>
  )
}

/** Samples of the blocks that taro-ui draws. */
export function ProgressSamples() {
  return (
    <>
      <ProgressSteps label={words.advanced} titles={steps} current={1} />
      <View className='gallery__pad gallery__pad--card'>
        <ProgressBar label={words.sentence} percent={62} />
        <View className='gallery__gap' />
        <Timeline label={words.all} entries={versions.map((version, at) => ({ content: version, marked: at === 1 }))} />
      </View>
      <Section title={words.recent}>
        {history.map(entry => (
          <SwipeRow key={entry.title} word={words.clear} onAct={nothing}>
            <ListItem
              {...entry}
              onTap={nothing}
              end={<IconButton icon='x' size={16} label={words.clear} onTap={nothing} />}
            />
          </SwipeRow>
        ))}
      </Section>
    </>
  )
}

export function Controls() {
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
        <Icon name='calculator' size={24} label={words.all} />
      </View>
      <View className='gallery__line'>
        <Tag text={words.notPublic} />
        <Tag text={words.notPublic} locked />
        <NewMark text={words.new} />
      </View>
      <View className='gallery__line'>
        {statuses.map(status => (
          <Status key={status.shape} {...status} />
        ))}
      </View>
      <View className='gallery__line'>
        <Text>{words.video}</Text>
        <Switch checked={on} onChange={setOn} label={words.video} />
        <Switch checked={!on} onChange={value => setOn(!value)} label={words.notice} />
        <Switch checked disabled onChange={nothing} label={words.quiet} />
      </View>
      <View className='gallery__line'>
        <Segmented
          label={words.look}
          active={kind}
          onChange={setKind}
          choices={[
            { key: 'map', label: words.all, icon: 'map' },
            { key: 'bar', label: words.more, icon: 'chart-bar-big' },
          ]}
        />
        <Segmented
          label={words.look}
          active={kind}
          onChange={setKind}
          choices={[
            { key: 'map', label: words.all },
            { key: 'bar', label: words.more },
          ]}
        />
      </View>
      <Segments segments={paragraph} onLink={nothing} />
    </View>
  )
}

export function Buttons() {
  return (
    <View className='gallery__pad gallery__stack'>
      <Button large onTap={nothing}>
        {words.signIn}
      </Button>
      <Button large look='line' icon='copy' onTap={nothing}>
        {words.apply}
      </Button>
      <Button busy onTap={nothing}>
        {words.signIn}
      </Button>
      <Button disabled onTap={nothing}>
        {words.signIn}
      </Button>
      <Button look='quiet' onTap={nothing}>
        {words.reset}
      </Button>
      <Button look='text' onTap={nothing}>
        {words.home}
      </Button>
    </View>
  )
}
