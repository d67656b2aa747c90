import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Header } from '@/ui/header'
import { HomeHeader } from '@/ui/home-header'
import { Icon } from '@/ui/icon'
import { Key } from '@/ui/key'
import { Page } from '@/ui/page'
import { Sheet } from '@/ui/sheet'
import { State } from '@/ui/state'

const nothing = () => undefined

export default function Gallery() {
  const [open, setOpen] = useState(false)
  return (
    <Page
      header={
        <Header
          title='检索检索检索检索检索检索检索检索检索检索'
          onBack={nothing}
          keys={<Key icon='bookmark' label='收藏' onTap={nothing} />}
        />
      }
      over={
        <Sheet open={open} title='目录' note='共 1,260 条' onClose={() => setOpen(false)}>
          <View style={{ height: 300 }}>{'正文'}</View>
        </Sheet>
      }
    >
      <HomeHeader name='Alpha 检索' />
      <View style={{ padding: 16, display: 'flex' }}>
        <Icon name='search' size={12} />
        <Icon name='search' size={16} />
        <Icon name='search' size={20} />
        <Icon name='search' size={24} />
        <Icon name='scroll-text' size={24} />
        <Icon name='badge-percent' size={24} />
      </View>
      <View style={{ padding: 16, display: 'flex' }}>
        <Button look='quiet' onTap={nothing}>
          重置
        </Button>
        <Button wide onTap={() => setOpen(true)}>
          确定
        </Button>
      </View>
      <View style={{ padding: 16 }}>
        <Button large look='line' icon='copy' onTap={nothing}>
          申请试用
        </Button>
        <Button busy onTap={nothing}>
          登录
        </Button>
        <Button disabled onTap={nothing}>
          登录
        </Button>
        <Button look='text' onTap={nothing}>
          登录
        </Button>
      </View>
      {(['empty', 'error', 'offline', 'no-permission', 'not-found', 'gate'] as const).map(kind => (
        <State
          key={kind}
          kind={kind}
          sentence='抱歉，在您的检索条件下没有找到具体结果，请尝试调整检索条件'
          actions={[
            { label: '重试', onTap: nothing },
            { label: '返回首页', onTap: nothing },
          ]}
        />
      ))}
      <State kind='not-public' sentence='本案例不公开' />
    </Page>
  )
}
