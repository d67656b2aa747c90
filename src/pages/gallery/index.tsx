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
import { Buttons, Controls, Lists, ProgressSamples, Search } from './parts'
import { courts, rows, words } from './samples'
import './index.scss'

const MESSAGES: Record<string, () => unknown> = {
  toast: () => toast(words.contents, { duration: 60_000 }),
  done: () =>
    toast(words.copyCitation, { mark: 'done', duration: 60_000, action: { label: words.fullText, onTap: nothing } }),
  failed: () => toast(words.longTitle, { mark: 'failed', duration: 60_000 }),
  ask: () => askReader({ text: words.sentence, confirm: words.confirm, cancel: words.reset }),
  tell: () => askReader({ text: words.notPublic, confirm: words.confirm }),
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

/** A screen whose address has params, for tests that navigate forwards and back. */
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

/** Shows all blocks of src/ui with long texts, to be checked by eye. Compiled only with GALLERY=1. */
export default function Gallery() {
  const [over, setOver] = useState<Over>()
  const close = () => setOver(undefined)
  const actions = (
    <ActionBar main={{ label: words.confirm, onTap: close }} other={{ label: words.reset, onTap: nothing }} />
  )
  const list = courts.map((court, at) => (
    <ListItem key={court} title={court} detail={String(1284 - at * 211)} onTap={close} />
  ))

  return (
    <Page
      header={
        <>
          <Header
            title={words.longTitle}
            back
            actions={<IconButton icon='bookmark' label={words.save} onTap={nothing} />}
            ruled
          />
          <Dropdown open={over === 'dropdown'} onClose={close} label={words.filter} actions={actions}>
            {list}
          </Dropdown>
        </>
      }
      footer={<ActionBar main={{ label: words.advanced, onTap: nothing }} />}
      over={
        <>
          <Sheet open={over === 'sheet'} onClose={close} title={words.filter} note={words.contents} actions={actions}>
            {list}
          </Sheet>
          <Sheet
            open={over === 'tall'}
            onClose={close}
            title={words.longTitle}
            note={words.articles}
            tall
            actions={
              <ActionBar
                even
                main={{ label: words.fullText, onTap: close }}
                other={{ label: words.copyCitation, icon: 'copy', onTap: nothing }}
              />
            }
          >
            {Array.from({ length: 8 }, (_, at) => (
              <Section key={at}>{list}</Section>
            ))}
          </Sheet>
          <Sheet open={over === 'bare'} onClose={close} title={words.signIn} bare>
            <Buttons />
          </Sheet>
          <Drawer open={over === 'drawer'} onClose={close} title={words.filter} actions={actions}>
            {list}
          </Drawer>
        </>
      }
    >
      <HomeHeader name={words.app} />
      <Walk />
      <View className='gallery__pad gallery__line'>
        {(['sheet', 'tall', 'bare', 'drawer', 'dropdown'] as const).map(name => (
          <Button key={name} look='line' className={`open-${name}`} onTap={() => setOver(name)}>
            {name}
          </Button>
        ))}
      </View>
      <MessageSamples />
      <Search />
      <View className='gallery__gap' />
      <Lists />
      <View className='gallery__gap' />
      <ProgressSamples />
      <View className='gallery__gap' />
      {rows.map((view, at) => (
        <Row key={at} view={view} lines={at ? 2 : 3} read={at === 1} busy={at === 2} onTap={nothing} />
      ))}
      <View className='gallery__gap' />
      <Controls />
      <Buttons />
      <View className='gallery__pad gallery__line'>
        {(['seal', 'gold', 'ok'] as const).map((tone, at) => (
          <Seal key={tone} large={at === 0} tone={tone} word={words.seals.charAt(at)} />
        ))}
      </View>
      <Skeleton rows={3} />
      {KINDS.map(kind => (
        <State
          key={kind}
          kind={kind}
          sentence={kind === 'not-public' ? words.notPublic : words.sentence}
          actions={[
            { label: words.retry, onTap: nothing },
            { label: words.home, onTap: nothing },
          ]}
        />
      ))}
      <Text className='gallery__end'>{words.longTitle}</Text>
    </Page>
  )
}
