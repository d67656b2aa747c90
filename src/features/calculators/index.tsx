/** 计算工具, the calculators: court fees, terms, interest. */
import { View } from '@tarojs/components'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { Params } from '@domain/format/address'
import { LIMITS } from '@domain/limits'
import { fieldsIn } from '@domain/calculators/read-fields'
import { calculatorsCopy } from '@/copy/calculators'
import { ROUTES } from '@/routing/routes'
import { Page, Header } from '@/ui/page'
import { Tabs } from '@/ui/tabs'
import { AccrualCalculator } from './accrual'
import { CourtFeeCalculator } from './court-fees'
import {
  type CalculatorKind,
  type CalculatorProps,
  type CalculatorInput,
  CALCULATOR_KINDS,
  calculatorKind,
  calculatorParams,
} from './fields'
import { LoanInterestCalculator } from './loan-interest'
import { TermCalculator } from './terms'
import './index.scss'

const { calculators } = calculatorsCopy
const TABS = CALCULATOR_KINDS.map(key => ({ key, label: calculators.tabs[key] }))

interface CalculatorsProps {
  /** The params of the address: the calculator and its fields. */
  initial: Params
  /** Called with new params a moment after each change. */
  onUpdate: (params: Params) => void
  onCite: (cited: ArticleLookup) => void
  onCurve: (params: Params) => void
  over: ReactNode
}

function Calculator({ kind, ...props }: CalculatorProps & { kind: CalculatorKind }) {
  if (kind === 'court') return <CourtFeeCalculator {...props} />
  if (kind === 'term') return <TermCalculator {...props} />
  return kind === 'lpr' ? <LoanInterestCalculator {...props} /> : <AccrualCalculator of={kind} {...props} />
}

export function Calculators({ initial, onUpdate, onCite, onCurve, over }: CalculatorsProps) {
  const [kind, setKind] = useState<CalculatorKind>(() => calculatorKind(initial))
  const [values, setValues] = useState<Partial<Record<CalculatorKind, CalculatorInput>>>({ [kind]: fieldsIn(initial) })
  const input = values[kind]
  const reported = useRef({ kind, input })

  const report = useCallback(() => {
    if (reported.current.kind === kind && reported.current.input === input) return
    reported.current = { kind, input }
    onUpdate(calculatorParams(kind, input ?? {}))
  }, [kind, input, onUpdate])

  useEffect(() => {
    const timer = setTimeout(report, LIMITS.delay.count)
    return () => clearTimeout(timer)
  }, [report])

  // The address is updated first, because an overlay adds a history entry.
  const cite = (cited: ArticleLookup) => {
    report()
    onCite(cited)
  }
  const showCurve = (params: CalculatorInput) => {
    report()
    onCurve(fieldsIn(params as Params))
  }

  const header = (
    <>
      <Header back title={ROUTES.reckoners.title} />
      <Tabs tabs={TABS} active={kind} onChange={setKind} label={calculators.kinds} sensorsName='reckoners_kind' />
    </>
  )
  // All calculators stay mounted, so that each keeps its input.
  return (
    <Page header={header} over={over}>
      <View className='calculators'>
        {CALCULATOR_KINDS.map(key => (
          <View key={key} className={key === kind ? '' : 'calculator--hidden'}>
            <Calculator
              kind={key}
              values={values[key] ?? {}}
              onChange={change => setValues(all => ({ ...all, [key]: { ...all[key], ...change } }))}
              onCite={cite}
              onCurve={showCurve}
            />
          </View>
        ))}
      </View>
    </Page>
  )
}
