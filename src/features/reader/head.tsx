import { Text, View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { useState, type ReactNode } from 'react'
import { readerCopy, fill } from '@/copy/reader'
import { open } from '@/routing/navigation'
import type { Fact, ReadableDocument, CaseOpening } from '@/libraries/document'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Labels } from '@/ui/label'
import type { LinkSegment } from '@/ui/segments/types'
import { Tap } from '@/ui/tap'
import { Title } from '@/ui/title'
import { Icon } from '@/ui/icon'
import type { LawVersionScaleProps } from './law-scale'
import './head.scss'

const { plate: words } = readerCopy
/** The maximum number of cited articles in the opening. All others are in the text only. */
const MAX_ARTICLES = 3

interface LineProps {
  label: string
  /** Scrolls to the passage from which the line comes. */
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
        {articles.slice(0, MAX_ARTICLES).map(({ name, ...link }) => (
          <Tap
            key={name + link.attributes.article}
            role='link'
            className='plate__article'
            label={name + link.attributes.article}
            onTap={() => onLink(link)}
            sensorsName='plate_article'
          >
            <Text className='plate__law'>{name}</Text>
            <Text className='plate__number'>{link.attributes.article}</Text>
          </Tap>
        ))}
        {articles.length > MAX_ARTICLES && (
          <Tap className='plate__all' onTap={() => onGo(passage)} sensorsName='plate_articles'>
            {fill(words.allGrounds, { count: articles.length })}
          </Tap>
        )}
      </View>
    </PlateLine>
  )
}

/**
 * Shows the opening of a case: result, issue, cited articles and sum. A tap on the result or the issue scrolls to its
 * place in the text. A tap on an article opens it.
 */
function CasePlate({ opening: { result, issue, grounds, amount }, onGo, onLink }: PlateProps) {
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

/** Shows the facts that identify a case, in one line below the title. */
const Origin = ({ facts }: { facts: Fact[] }) => (
  <View className='plate__origin'>
    {facts.map(({ label, value }) => (
      <Text key={label} className='plate__origin-one'>
        {value}
      </Text>
    ))}
  </View>
)

const scaleCode = () => import('./law-scale')

/** Shows the scale with a law's versions. The code of the scale loads when a law has several versions. */
function Versions({ isHeadInView, ...props }: LawVersionScaleProps & Pick<HeaderProps, 'isHeadInView'>) {
  const code = useLazyPart(scaleCode)
  const [isInView, setInView] = useState(true)
  // The text must handle the scroll event first, so the check runs in a timeout.
  usePageScroll(() => setTimeout(() => setInView(isHeadInView())))
  return (
    <View className='reader-head__versions'>
      <LazyPart part={code} waiting={null} failed={() => null}>
        {({ LawVersionScale }) => <LawVersionScale {...props} isInView={isInView} />}
      </LazyPart>
    </View>
  )
}

interface HeaderProps {
  document: ReadableDocument
  isHeadInView: () => boolean
  onGo: (passage: number) => void
  onLink: (link: LinkSegment) => void
  /** Opens another version of the law. */
  onVersion?: (lid: string) => void
}

/** Shows the title of a document, its labels, its facts in two columns, and its opening. */
export function DocumentHeader({ document, isHeadInView, onGo, onLink, onVersion }: HeaderProps) {
  const { id, title, labels, facts, enclosingLaw, opening, versions } = document
  const origin = opening ? facts.filter(({ isMetadata }) => isMetadata) : []
  const others = opening ? facts.filter(({ isMetadata }) => !isMetadata) : facts
  const { opinion } = opening ?? {}
  return (
    <View className={`reader-head${enclosingLaw ? ' reader-head--law' : ''}`}>
      <View className='reader-head__title' {...role('heading')} aria-level={1}>
        <Title text={title} />
      </View>
      {labels.length > 0 && <Labels labels={labels} />}
      {versions && onVersion && <Versions id={id} versions={versions} onOpen={onVersion} isHeadInView={isHeadInView} />}
      {origin.length > 0 && <Origin facts={origin} />}
      {facts.length > 0 && (
        <View className='reader-facts'>
          {opening && <CasePlate opening={opening} onGo={onGo} onLink={onLink} />}
          {factLines(others).map((line, at) => (
            <FactLine key={at} facts={line} />
          ))}
        </View>
      )}
      {opinion !== undefined && (
        <View className='plate__opinion'>
          <Button look='line' wide onTap={() => onGo(opinion)} sensorsName='plate_opinion'>
            {readerCopy.plate.opinion}
          </Button>
        </View>
      )}
    </View>
  )
}

/** Groups consecutive facts with the same name, such as the judges of a case, so that they share a line. */
function factLines(facts: Fact[]): Fact[][] {
  const lines: Fact[][] = []
  for (const fact of facts) {
    const last = lines[lines.length - 1]
    if (last?.[0]?.label === fact.label) last.push(fact)
    else lines.push([fact])
  }
  return lines
}

function FactLine({ facts }: { facts: Fact[] }) {
  return (
    <View className='reader-facts__line'>
      <View className='reader-facts__label'>{facts[0]?.label}</View>
      <View className='reader-facts__value'>
        {facts.map((fact, at) => (
          <FactValue key={at} fact={fact} />
        ))}
      </View>
    </View>
  )
}

function FactValue({ fact: { value, opens } }: { fact: Fact }) {
  if (!opens) return <Text className='reader-facts__one'>{value}</Text>
  const { route, params } = opens
  return (
    <Tap role='link' className='reader-facts__one reader-facts__link' onTap={() => void open(route, params)}>
      <Text>{value}</Text>
    </Tap>
  )
}
