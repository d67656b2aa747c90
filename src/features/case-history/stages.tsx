import { Text, View } from '@tarojs/components'
import type { CaseStage } from '@contract/judgement'
import { caseHistoryCopy } from '@/copy/case-history'
import { isOverturnedOrReopened } from '@domain/case-history/later-review'
import { REVIEW_OUTCOMES, type ReviewOutcome } from '@domain/case-history/outcomes'
import { formatDay } from '@domain/format/dates'
import { openDocument } from '@/actions/open-document'
import { StatusMark } from '@/ui/label'
import { Tap } from '@/ui/tap'
import { Timeline } from '@/ui/timeline'
import './stages.scss'

/**
 * Shows the outcome of a stage. The colour tells whether the earlier decision was overturned or reopened, or stands.
 * Any other outcome, such as one of an execution, has a neutral colour.
 */
function OutcomeMark({ word }: { word: string }) {
  const outcome = (Object.keys(REVIEW_OUTCOMES) as ReviewOutcome[]).find(key => REVIEW_OUTCOMES[key] === word)
  if (!outcome) return <StatusMark shape='draft' text={word} />
  return <StatusMark shape={isOverturnedOrReopened({ outcome }) ? 'amended' : 'in-force'} text={word} />
}

function StageText({ stage, isHere }: { stage: CaseStage; isHere: boolean }) {
  const { stage: name, courtName, caseNumber, judgementType, judgementDate, jid, outcome, ground, groundJid } = stage
  const facts = [caseNumber, judgementType, judgementDate && formatDay(judgementDate)].filter(Boolean)
  return (
    <View className={`case-stage${jid && !isHere ? ' case-stage--link' : ''}`}>
      <View className='case-stage__head'>
        <Text className='case-stage__name'>{name}</Text>
        {outcome && <OutcomeMark word={outcome} />}
        {isHere && <Text className='case-stage__mark'>{caseHistoryCopy.here}</Text>}
        {!jid && <Text className='case-stage__mark'>{caseHistoryCopy.missing}</Text>}
      </View>
      {courtName && <View className='case-stage__court'>{courtName}</View>}
      <View className='case-stage__facts'>
        {facts.map((fact, at) => (
          <Text key={at} className='case-stage__fact'>
            {fact}
          </Text>
        ))}
      </View>
      {outcome && ground && (
        <View className='case-stage__ground'>
          {!jid && groundJid && <View className='case-stage__reported'>{caseHistoryCopy.reported}</View>}
          {ground.split('\n').map((line, at) => (
            <View key={at}>{line}</View>
          ))}
        </View>
      )}
    </View>
  )
}

interface StagesProps {
  /** The id of the open judgment. */
  id: string
  stages: CaseStage[]
}

/** Shows the stages of a case on a timeline. A tap opens the judgment if the library has it. */
export function CaseStages({ id, stages }: StagesProps) {
  const entries = stages.map(stage => {
    const { jid } = stage
    const isHere = jid === id
    const text = <StageText stage={stage} isHere={isHere} />
    const content =
      jid && !isHere ? (
        <Tap role='link' onTap={() => void openDocument('case-detail', { jid })} sensorsName='document_stage'>
          {text}
        </Tap>
      ) : (
        text
      )
    return { content, marked: isHere }
  })
  return (
    <View className='case-stages'>
      <Timeline label={caseHistoryCopy.label} entries={entries} />
      <View className='case-stages__note'>{caseHistoryCopy.note}</View>
    </View>
  )
}
