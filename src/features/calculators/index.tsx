/** 计算工具: the screen with all calculators. */
import { View } from '@tarojs/components'
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { Params } from '@domain/format/address'
import { LIMITS } from '@domain/limits'
import { calculatorFieldsIn } from '@domain/calculators/read-fields'
import { calculatorsCopy } from '@/copy/calculators'
import { ROUTES } from '@/routing/routes'
import { Page, Header } from '@/ui/page'
import { Segmented } from '@/ui/segmented'
import { Tabs } from '@/ui/tabs'
import { AnnualLeaveCalculator } from './annual-leave'
import { CourtFeeCalculator } from './court-fees'
import {
  type CalculatorGroup,
  type CalculatorKind,
  type CalculatorProps,
  type CalculatorInput,
  CALCULATOR_KINDS,
  calculatorKindOf,
  calculatorParams,
  calculatorGroupOf,
} from './fields'
import { IncomeTaxCalculator } from './income-tax'
import { InterestCalculator } from './interest'
import { LatePerformanceCalculator } from './late-performance'
import { LateTaxCalculator } from './late-tax'
import { LoanInterestCalculator } from './loan-interest'
import { OvertimeCalculator } from './overtime'
import { SentenceCalculator } from './sentence'
import { SeveranceCalculator } from './severance'
import { StampDutyCalculator } from './stamp-duty'
import { SurtaxCalculator } from './surtax'
import { TermCalculator } from './terms'
import { VatCalculator } from './vat'
import './index.scss'

const { calculators } = calculatorsCopy
const GROUP_KEYS = ['litigation', 'labour', 'tax'] as const
const GROUPS = GROUP_KEYS.map(key => ({ key, label: calculators.groups[key] }))
const kindsOf = (group: CalculatorGroup) => CALCULATOR_KINDS.filter(kind => calculatorGroupOf(kind) === group)
const tabsOf = (group: CalculatorGroup) => kindsOf(group).map(key => ({ key, label: calculators.tabs[key] }))

interface CalculatorsProps {
  /** The params of the address: the calculator's kind and its fields. */
  initial: Params
  /** Receives the params after a change, with a short delay. */
  onUpdate: (params: Params) => void
  onCite: (cited: ArticleLookup) => void
  onCurve: (params: Params) => void
  over: ReactNode
}

const CALCULATORS: Record<CalculatorKind, ComponentType<CalculatorProps>> = {
  court: CourtFeeCalculator,
  term: TermCalculator,
  interest: InterestCalculator,
  lpr: LoanInterestCalculator,
  late: LatePerformanceCalculator,
  sentence: SentenceCalculator,
  severance: SeveranceCalculator,
  overtime: OvertimeCalculator,
  leave: AnnualLeaveCalculator,
  tax: LateTaxCalculator,
  income: IncomeTaxCalculator,
  vat: VatCalculator,
  stamp: StampDutyCalculator,
  surtax: SurtaxCalculator,
}

export function Calculators({ initial, onUpdate, onCite, onCurve, over }: CalculatorsProps) {
  const [kind, setKind] = useState<CalculatorKind>(() => calculatorKindOf(initial))
  const [values, setValues] = useState<Partial<Record<CalculatorKind, CalculatorInput>>>({
    [kind]: calculatorFieldsIn(initial),
  })
  const input = values[kind]
  const group = calculatorGroupOf(kind)
  const [visited, setVisited] = useState<CalculatorKind[]>(() => [kind])
  const turnTo = (next: CalculatorKind) => {
    setKind(next)
    if (visited.indexOf(next) < 0) setVisited([...visited, next])
  }
  // A group opens with one of its visited calculators: the one whose first visit was latest. Without such a calculator
  // it opens with its first one.
  const turnToGroup = (next: CalculatorGroup) => {
    const kinds = kindsOf(next)
    const last = visited.filter(each => kinds.indexOf(each) >= 0).pop()
    if (next !== group) turnTo(last ?? kinds[0]!)
  }
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

  // The address is updated first, because the overlay that opens next adds a history entry.
  const cite = (cited: ArticleLookup) => {
    report()
    onCite(cited)
  }
  const showCurve = (params: CalculatorInput) => {
    report()
    onCurve(calculatorFieldsIn(params as Params))
  }

  const header = (
    <>
      <Header back title={ROUTES.reckoners.title} />
      <View className='calculators__groups'>
        <Segmented
          choices={GROUPS}
          active={group}
          onChange={turnToGroup}
          label={calculators.group}
          sensorsName='reckoners_group'
        />
      </View>
      <Tabs
        tabs={tabsOf(group)}
        active={kind}
        onChange={turnTo}
        label={calculators.kinds}
        sensorsName='reckoners_kind'
      />
    </>
  )
  // Calculators that were opened before stay mounted but hidden, so that their fields keep their state.
  return (
    <Page className='calculators-page' header={header} over={over}>
      <View className='calculators'>
        {visited.map(key => {
          const Calculator = CALCULATORS[key]
          return (
            <View key={key} className={`calculator${key === kind ? '' : ' calculator--hidden'}`}>
              <Calculator
                values={values[key] ?? {}}
                onChange={change => setValues(all => ({ ...all, [key]: { ...all[key], ...change } }))}
                onCite={cite}
                onCurve={showCurve}
              />
            </View>
          )
        })}
      </View>
    </Page>
  )
}
