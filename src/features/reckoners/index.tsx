/** 计算工具: what a court charges, and what a debt grows by. */
import type { Cited } from '@domain/citation/cited'
import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { copy } from '@/copy/reckoners'
import { ROUTES } from '@/routing/routes'
import { Header } from '@/ui/header'
import { Page } from '@/ui/page'
import { Tabs } from '@/ui/tabs'
import { Accrual } from './accrual'
import { CourtFees } from './court-fees'
import './index.scss'

const KINDS = ['court', 'interest', 'late', 'tax'] as const
type Kind = (typeof KINDS)[number]

const { reckoners } = copy
const TABS = KINDS.map(key => ({ key, label: reckoners.tabs[key] }))
const isKind = (text: string | undefined): text is Kind => KINDS.some(kind => kind === text)

interface ReckonersProps {
  /** Which of them is wanted first. */
  of?: string
  onCite: (cited: Cited) => void
  over: ReactNode
}

export function Reckoners({ of, onCite, over }: ReckonersProps) {
  const [kind, setKind] = useState<Kind>(isKind(of) ? of : 'court')
  const header = (
    <>
      <Header back title={ROUTES.reckoners.title} />
      <Tabs tabs={TABS} active={kind} onChange={setKind} label={reckoners.kinds} sensorsName='reckoners_kind' />
    </>
  )
  // Each keeps what was typed into it while another one is looked at.
  return (
    <Page header={header} over={over}>
      <View className='reckoners'>
        {KINDS.map(each => (
          <View key={each} className={each === kind ? '' : 'reckoner--away'}>
            {each === 'court' ? <CourtFees onCite={onCite} /> : <Accrual of={each} onCite={onCite} />}
          </View>
        ))}
      </View>
    </Page>
  )
}
