import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { workspaceCopy, fill } from '@/copy/workspace'
import { dayOf, formatPaperDay } from '@domain/format/dates'
import { type DocumentEntry, documentsIn } from '@domain/workspace/folders'
import type { OverturnNotice } from '@domain/workspace/overturn-notice'
import { markReviewAsRead } from '@domain/workspace/overturned-cases'
import { syncSoon } from '@/actions/sync-workspace'
import { openStoredDocument } from '@/shared/stored-texts/open-stored'
import { changeWorkspace, useWorkspace } from '@/stores/workspace'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { StatusMark } from '@/ui/label'
import { Tap } from '@/ui/tap'
import './review-notices.scss'

const { reviews: words } = workspaceCopy.workspace

/** The maximum number of notices that are shown at first. */
const MAX_NOTICES = 5

function markRead(documents: DocumentEntry[]) {
  changeWorkspace(documents.map(({ id, body }) => ({ id, kind: 'document' as const, body: markReviewAsRead(body) })))
  syncSoon()
}

const decisionName = ({ courtName = '', caseNumber, judgementDate }: NonNullable<OverturnNotice['by']>) =>
  [courtName + caseNumber, judgementDate && formatPaperDay(judgementDate)].filter(Boolean).join('，')

/**
 * Names the decision that overturned the judgment. If the library has the decision, a tap opens it and marks the notice
 * as read.
 */
function Decision({ by, onRead }: { by: NonNullable<OverturnNotice['by']>; onRead: () => void }) {
  const { jid } = by
  const decision = decisionName(by)
  if (!jid)
    return <View className='review-notice__by'>{fill(words.by, { decision: fill(words.missing, { decision }) })}</View>
  const open = () => {
    onRead()
    openStoredDocument('case-detail', { jid })
  }
  return (
    <Tap className='review-notice__by review-notice__by--link' role='link' onTap={open} sensorsName='desk_review_by'>
      {fill(words.by, { decision })}
    </Tap>
  )
}

function Notice({ entry, review }: { entry: DocumentEntry; review: OverturnNotice }) {
  const { title, route, params } = entry.body
  const read = () => markRead([entry])
  const open = () => {
    read()
    openStoredDocument(route, params)
  }
  return (
    <View className='review-notice'>
      <View className='review-notice__words'>
        <Tap className='review-notice__title' role='link' onTap={open} sensorsName='desk_review'>
          {title}
        </Tap>
        <StatusMark shape='amended' text={review.word} />
        {review.by && <Decision by={review.by} onRead={read} />}
        <View className='review-notice__day'>
          {fill(words.noticed, { day: formatPaperDay(dayOf(new Date(review.at))) })}
        </View>
      </View>
      <Button look='text' label={fill(words.readLabel, { title })} onTap={read} sensorsName='desk_review_read'>
        {words.read}
      </Button>
    </View>
  )
}

/** Shows unread notices about saved judgments that a later decision has overturned. The newest notice comes first. */
export function ReviewNotices() {
  const syncState = useWorkspace(workspace => workspace.syncState)
  const noticed = useMemo(
    () =>
      documentsIn(syncState)
        .flatMap(entry => (entry.body.review ? [{ entry, review: entry.body.review }] : []))
        .sort((a, b) => b.review.at - a.review.at),
    [syncState],
  )
  if (!noticed.length) return null
  const rest = noticed.length - MAX_NOTICES
  return (
    <View className='review-notices' {...role('status')}>
      <View className='review-notices__title'>{words.title}</View>
      {noticed.slice(0, MAX_NOTICES).map(({ entry, review }) => (
        <Notice key={entry.id} entry={entry} review={review} />
      ))}
      {noticed.length > 1 && (
        <View className='review-notices__all'>
          <Text className='review-notices__more'>{rest > 0 ? fill(words.more, { count: rest }) : ''}</Text>
          <Button
            look='text'
            onTap={() => markRead(noticed.map(({ entry }) => entry))}
            sensorsName='desk_review_read_all'
          >
            {words.readAll}
          </Button>
        </View>
      )}
    </View>
  )
}
