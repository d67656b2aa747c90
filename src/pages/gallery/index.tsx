import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import Taro from '@tarojs/taro'
import { fillPattern } from '@domain/format/address'
import { ActionBar } from '@/ui/action-bar'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/drawer'
import { Dropdown } from '@/ui/dropdown'
import { HomeHeader } from '@/ui/home-header'
import { IconButton } from '@/ui/icon-button'
import { ListItem } from '@/ui/list-item'
import { Page, Header } from '@/ui/page'
import { Row } from '@/ui/row'
import { Section } from '@/ui/section'
import { Sheet } from '@/ui/sheet'
import { Seal } from '@/ui/seal'
import { Skeleton } from '@/ui/skeleton'
import { State, type StateKind } from '@/ui/state'
import { back, useParams } from '@/routing/navigation'
import { askReader, toast } from '@/platform/messages'
import { ButtonSamples, ControlSamples, ListSamples, ProgressSamples, SearchSamples } from './parts'
import { sampleCourts, sampleRows, sampleWords } from './samples'
import './index.scss'

const MESSAGES: Record<string, () => unknown> = {
  toast: () => toast(sampleWords.contents, { duration: 60_000 }),
  done: () =>
    toast(sampleWords.copyCitation, {
      mark: 'done',
      duration: 60_000,
      action: { label: sampleWords.fullText, onTap: nothing },
    }),
  failed: () => toast(sampleWords.longTitle, { mark: 'failed', duration: 60_000 }),
  ask: () => askReader({ text: sampleWords.sentence, confirm: sampleWords.confirm, cancel: sampleWords.reset }),
  tell: () => askReader({ text: sampleWords.notPublic, confirm: sampleWords.confirm }),
}

/** Samples of the messages that appear over a screen. */
const MessageSamples = () => (
  <View className='gallery__pad gallery__line'>
    {Object.entries(MESSAGES).map(([name, show]) => (
      <Button key={name} look='line' className={`say-${name}`} onTap={() => void show()}>
        {name}
      </Button>
    ))}
  </View>
)

/** A screen with params in its address. Tests use it to check that forward and back navigation keep the params. */
function Walk() {
  const { name = '', note = '', query = '' } = useParams()
  const step = name.length + 1
  const onward = fillPattern('/gallery/:name/:note', {
    name: `${name}%`,
    note: `第${step}页/50%41`,
    query: `[${step}]&法`,
  })
  return (
    <View id='walk'>
      <Text id='walk-params'>{JSON.stringify([name, note, query])}</Text>
      <Button onTap={() => void Taro.navigateTo({ url: onward })}>onward</Button>
      <Button look='line' onTap={() => void back()}>
        homeward
      </Button>
    </View>
  )
}

const nothing = () => undefined
const KINDS: StateKind[] = ['empty', 'error', 'offline', 'no-permission', 'not-found', 'gate', 'not-public']

type Over = 'sheet' | 'tall' | 'bare' | 'drawer' | 'dropdown'

/**
 * Shows blocks of src/ui with long texts, so that a developer can check their look. It is compiled only with
 * GALLERY=1.
 */
export default function GalleryPage() {
  const [over, setOver] = useState<Over>()
  const close = () => setOver(undefined)
  const actions = (
    <ActionBar
      main={{ label: sampleWords.confirm, onTap: close }}
      other={{ label: sampleWords.reset, onTap: nothing }}
    />
  )
  const list = sampleCourts.map((court, at) => (
    <ListItem key={court} title={court} detail={String(1284 - at * 211)} onTap={close} />
  ))

  return (
    <Page
      header={
        <>
          <Header
            title={sampleWords.longTitle}
            back
            actions={<IconButton icon='bookmark' label={sampleWords.save} onTap={nothing} />}
            ruled
          />
          <Dropdown open={over === 'dropdown'} onClose={close} label={sampleWords.filter} actions={actions}>
            {list}
          </Dropdown>
        </>
      }
      footer={<ActionBar main={{ label: sampleWords.advanced, onTap: nothing }} />}
      over={
        <>
          <Sheet
            open={over === 'sheet'}
            onClose={close}
            title={sampleWords.filter}
            note={sampleWords.contents}
            actions={actions}
          >
            {list}
          </Sheet>
          <Sheet
            open={over === 'tall'}
            onClose={close}
            title={sampleWords.longTitle}
            note={sampleWords.articles}
            tall
            actions={
              <ActionBar
                even
                main={{ label: sampleWords.fullText, onTap: close }}
                other={{ label: sampleWords.copyCitation, icon: 'copy', onTap: nothing }}
              />
            }
          >
            {Array.from({ length: 8 }, (_, at) => (
              <Section key={at}>{list}</Section>
            ))}
          </Sheet>
          <Sheet open={over === 'bare'} onClose={close} title={sampleWords.signIn} bare>
            <ButtonSamples />
          </Sheet>
          <Drawer open={over === 'drawer'} onClose={close} title={sampleWords.filter} actions={actions}>
            {list}
          </Drawer>
        </>
      }
    >
      <HomeHeader name={sampleWords.app} />
      <Walk />
      <View className='gallery__pad gallery__line'>
        {(['sheet', 'tall', 'bare', 'drawer', 'dropdown'] as const).map(name => (
          <Button key={name} look='line' className={`open-${name}`} onTap={() => setOver(name)}>
            {name}
          </Button>
        ))}
      </View>
      <MessageSamples />
      <SearchSamples />
      <View className='gallery__gap' />
      <ListSamples />
      <View className='gallery__gap' />
      <ProgressSamples />
      <View className='gallery__gap' />
      {sampleRows.map((view, at) => (
        <Row key={at} view={view} lines={at ? 2 : 3} read={at === 1} busy={at === 2} onTap={nothing} />
      ))}
      <View className='gallery__gap' />
      <ControlSamples />
      <ButtonSamples />
      <View className='gallery__pad gallery__line'>
        {(['seal', 'gold', 'ok'] as const).map((tone, at) => (
          <Seal key={tone} large={at === 0} tone={tone} word={sampleWords.seals.charAt(at)} />
        ))}
      </View>
      <Skeleton rows={3} />
      {KINDS.map(kind => (
        <State
          key={kind}
          kind={kind}
          sentence={kind === 'not-public' ? sampleWords.notPublic : sampleWords.sentence}
          actions={[
            { label: sampleWords.retry, onTap: nothing },
            { label: sampleWords.home, onTap: nothing },
          ]}
        />
      ))}
      <Text className='gallery__end'>{sampleWords.longTitle}</Text>
    </Page>
  )
}
