import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Chip, Chips } from '@/ui/chip'
import { Icon } from '@/ui/icon'
import { Key } from '@/ui/key'
import { NewMark, Status, Tag } from '@/ui/label'
import { Line } from '@/ui/line'
import { BigSearchBox, SearchWell } from '@/ui/search-box'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { Segments } from '@/ui/segments'
import { Switch } from '@/ui/switch'
import { Tabs } from '@/ui/tabs'
import { chips, history, paragraph, statuses, tabs, words } from './samples'

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
          <Line key={entry.title} icon='history' {...entry} onTap={nothing} />
        ))}
      </Section>
      <Section title={words.recent} count='5'>
        <Line icon='sliders-horizontal' title={words.advanced} action leads onTap={nothing} />
        {history.map(entry => (
          <Line
            key={entry.title}
            {...entry}
            onTap={nothing}
            end={<Key icon='x' size={16} label={words.clear} onTap={nothing} />}
          />
        ))}
        <Line title={words.video} detail='1,284' />
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
        <Icon name='badge-percent' size={24} label={words.all} />
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
