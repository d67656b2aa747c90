import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { fill, readerCopy } from '@/copy/reader'
import type { CaseOpening, Fact } from '@/libraries/document'
import { Icon } from '@/ui/icon'
import type { LinkSegment } from '@/ui/segments/types'
import { Tap } from '@/ui/tap'
import './plate.scss'

const { plate: words } = readerCopy
/** The articles that the plate shows. The others stand in the text. */
const MOST_ARTICLES = 3

interface LineProps {
  label: string
  /** Leads to the passage. */
  onGo?: () => void
  children: ReactNode
}

function PlateLine({ label, onGo, children }: LineProps) {
  const line = (
    <>
      <View className='reader-facts__label'>{label}</View>
      <View className='reader-facts__value'>{children}</View>
      {onGo && <Icon name='chevron-right' size={16} className='plate__chevron' />}
    </>
  )
  if (!onGo) return <View className='reader-facts__line'>{line}</View>
  return (
    <Tap className='reader-facts__line plate__line' onTap={onGo} sensorsName='plate_line'>
      {line}
    </Tap>
  )
}

interface PlateProps {
  opening: CaseOpening
  onGo: (passage: number) => void
  onLink: (link: LinkSegment) => void
}

type Grounds = NonNullable<CaseOpening['grounds']>

function GroundsLine({
  grounds: { articles, passage },
  onGo,
  onLink,
}: { grounds: Grounds } & Omit<PlateProps, 'opening'>) {
  return (
    <PlateLine label={words.grounds}>
      <View className='plate__articles'>
        {articles.slice(0, MOST_ARTICLES).map(({ name, ...link }, at) => (
          <Tap
            key={name + link.attributes.article}
            role='link'
            className='plate__article'
            label={name + link.attributes.article}
            onTap={() => onLink(link)}
            sensorsName='plate_article'
          >
            {articles[at - 1]?.name !== name && <Text className='plate__law'>{name}</Text>}
            <Text className='plate__number'>{link.attributes.article}</Text>
          </Tap>
        ))}
        {articles.length > MOST_ARTICLES && (
          <Tap className='plate__all' onTap={() => onGo(passage)} sensorsName='plate_articles'>
            {fill(words.allGrounds, { count: articles.length })}
          </Tap>
        )}
      </View>
    </PlateLine>
  )
}

/** What a case says first: its result, the issues, its grounds, the sum. Each leads to its place in the text. */
export function CasePlate({ opening: { result, issue, grounds, amount }, onGo, onLink }: PlateProps) {
  return (
    <>
      {result && (
        <PlateLine label={words.result} onGo={() => onGo(result.passage)}>
          {result.word && (
            <View className={`plate__result${result.overturns ? ' plate__result--overturns' : ''}`}>{result.word}</View>
          )}
          <View className='plate__text'>{result.text}</View>
        </PlateLine>
      )}
      {issue && (
        <PlateLine label={words.issue} onGo={() => onGo(issue.passage)}>
          <View className='plate__text'>{issue.text}</View>
        </PlateLine>
      )}
      {grounds && <GroundsLine grounds={grounds} onGo={onGo} onLink={onLink} />}
      {amount && <PlateLine label={words.amount}>{amount}</PlateLine>}
    </>
  )
}

/** The facts that identify a case, in one line below its title. */
export const Origin = ({ facts }: { facts: Fact[] }) => (
  <View className='plate__origin'>
    {facts.map(({ label, value }) => (
      <Text key={label} className='plate__origin-one'>
        {value}
      </Text>
    ))}
  </View>
)
