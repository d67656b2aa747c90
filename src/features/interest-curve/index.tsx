/** 利息曲线: shows how the interest on a debt grows over time, at the published rates. */
import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { interestCurveCopy, fill } from '@/copy/interest-curve'
import { formatCount } from '@domain/format/amounts'
import { type InterestGrowth, interestGrowth } from '@domain/calculators/growth'
import type { LoanFacts } from '@domain/calculators/loan-rates'
import { ROUTES } from '@/routing/routes'
import { DataAgeNote, useLoanRates } from '@/shared/reference-data'
import { role } from '@/ui/aria'
import { Chart } from '@/ui/chart'
import { drawGrowth } from '@/ui/chart/drawings/growth'
import { State } from '@/ui/state'
import { Page, Header } from '@/ui/page'
import { Section } from '@/ui/section'
import './index.scss'

const { interestCurve: words } = interestCurveCopy

interface InterestCurveProps {
  loan?: LoanFacts
  onCalculate: () => void
}

const yuan = (sum: number) => fill(words.yuan, { sum: formatCount(sum) })

function Curve({ loan, growth: { days, points } }: { loan: LoanFacts; growth: InterestGrowth }) {
  const last = points.length - 1
  const [chosen, choose] = useState(last)
  const point = points[chosen] ?? points[last]!
  const drawing = useMemo(
    () =>
      drawGrowth({
        points: points.map(({ days: at, sum, rate }) => ({ at, value: sum, rate })),
        selected: chosen,
        names: {
          first: loan.from,
          last: loan.to,
          rate: rate => `${rate}%`,
          value: yuan,
        },
      }),
    [points, chosen, loan],
  )
  const total = fill(words.total, {
    ...{ from: loan.from, to: loan.to, days: formatCount(days), debt: formatCount(loan.debt) },
    sum: formatCount(points[last]!.sum),
  })
  return (
    <Section title={words.title}>
      <View className='interest-curve'>
        <View className='interest-curve__total'>{total}</View>
        <View {...role('img')} aria-label={total}>
          <Chart drawing={drawing} onTap={choose} />
        </View>
        <View className='interest-curve__point' {...role('status')}>
          <Text className='interest-curve__day'>{fill(words.until, { day: point.day })}</Text>
          <Text className='interest-curve__sum'>{yuan(point.sum)}</Text>
          <Text className='interest-curve__rate'>
            {fill(words.atRate, { days: formatCount(point.days), rate: String(point.rate) })}
          </Text>
        </View>
        <View className='interest-curve__hint'>{words.hint}</View>
      </View>
    </Section>
  )
}

/** Shows the curve. For an invalid address, shows a link to the calculator's fields instead. */
export function InterestCurve({ loan, onCalculate }: InterestCurveProps) {
  const { rates, age } = useLoanRates()
  const growth = useMemo(() => loan && interestGrowth(rates, loan), [loan, rates])
  return (
    <Page header={<Header back title={ROUTES['interest-curve'].title} ruled />}>
      {loan && growth ? (
        <>
          <Curve loan={loan} growth={growth} />
          <DataAgeNote age={age} />
        </>
      ) : (
        <State
          kind='empty'
          sentence={words.nothing}
          actions={[{ label: words.calculate, onTap: onCalculate, sensorsName: 'interest_curve_reckon' }]}
        />
      )}
    </Page>
  )
}
