/** 计算工具: what a court charges, when a term ends, and what a debt grows by. */
import { View } from '@tarojs/components'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { Params } from '@domain/format/address'
import { LIMITS } from '@domain/limits'
import { fieldsIn } from '@domain/calculators/read-fields'
import { reckonersCopy } from '@/copy/calculators'
import { ROUTES } from '@/routing/routes'
import { Page, Header } from '@/ui/page'
import { Tabs } from '@/ui/tabs'
import { Accrual } from './accrual'
import { CourtFees } from './court-fees'
import { type Kind, type ReckonerProps, type Values, KINDS, kindIn, paramsOf } from './fields'
import { LoanInterest } from './loan-interest'
import { Terms } from './terms'
import './index.scss'

const { reckoners } = reckonersCopy
const TABS = KINDS.map(key => ({ key, label: reckoners.tabs[key] }))

interface ReckonersProps {
  /** What the address says: which of them is wanted, and what stands in its fields. */
  given: Params
  /** What is shown by now, a moment after the reader has changed it. */
  onShown: (params: Params) => void
  onCite: (cited: ArticleLookup) => void
  onCurve: (params: Params) => void
  over: ReactNode
}

function Reckoner({ kind, ...props }: ReckonerProps & { kind: Kind }) {
  if (kind === 'court') return <CourtFees {...props} />
  if (kind === 'term') return <Terms {...props} />
  return kind === 'lpr' ? <LoanInterest {...props} /> : <Accrual of={kind} {...props} />
}

export function Reckoners({ given, onShown, onCite, onCurve, over }: ReckonersProps) {
  const [kind, setKind] = useState<Kind>(() => kindIn(given))
  const [values, setValues] = useState<Partial<Record<Kind, Values>>>({ [kind]: fieldsIn(given) })
  const shown = values[kind]
  const told = useRef({ kind, shown })

  const tell = useCallback(() => {
    if (told.current.kind === kind && told.current.shown === shown) return
    told.current = { kind, shown }
    onShown(paramsOf(kind, shown ?? {}))
  }, [kind, shown, onShown])

  useEffect(() => {
    const timer = setTimeout(tell, LIMITS.delay.count)
    return () => clearTimeout(timer)
  }, [tell])

  // What opens over the page takes an entry of the history: the page's own must be right before.
  const cite = (cited: ArticleLookup) => {
    tell()
    onCite(cited)
  }
  const showCurve = (params: Values) => {
    tell()
    onCurve(fieldsIn(params as Params))
  }

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
            <Reckoner
              kind={each}
              values={values[each] ?? {}}
              onChange={change => setValues(all => ({ ...all, [each]: { ...all[each], ...change } }))}
              onCite={cite}
              onCurve={showCurve}
            />
          </View>
        ))}
      </View>
    </Page>
  )
}
