import { Text, View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { readerCopy } from '@/copy/reader'
import { open } from '@/routing/navigation'
import type { Fact, ReadableDocument } from '@/libraries/document'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Labels } from '@/ui/label'
import type { LinkSegment } from '@/ui/segments/types'
import { Tap } from '@/ui/tap'
import { Title } from '@/ui/title'
import type { LawScaleProps } from './law-scale'
import { CasePlate, Origin } from './plate'

const scaleCode = () => import('./law-scale')

/** The scale of a law's versions. Its code loads with the first law that has several. */
function Versions({ isHeadInView, ...props }: LawScaleProps & Pick<HeaderProps, 'isHeadInView'>) {
  const code = useLazyPart(scaleCode)
  const [isInView, setInView] = useState(true)
  // The text knows its position after the scroll.
  usePageScroll(() => setTimeout(() => setInView(isHeadInView())))
  return (
    <View className='reader-head__versions'>
      <LazyPart part={code} waiting={null} failed={() => null}>
        {({ LawScale }) => <LawScale {...props} isInView={isInView} />}
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

/** Shows the title and the labels of a document, its facts in two columns, and what a case says first. */
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
          <Button look='quiet' wide onTap={() => onGo(opinion)} sensorsName='plate_opinion'>
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
