import { readerCopy, fill } from '@/copy/reader'
import { citeLaw } from '@domain/citation/cite-as'
import { plainText } from '@domain/text/markup'
import { copyText } from '@/actions/copy-text'
import { requireLogin } from '@/actions/require-login'
import { host } from '@/platform/host'
import { ListItem } from '@/ui/list-item'
import { openCasesCiting } from './use-article-actions'
import type { ArticleHistory } from './versions'

const { articleSheet: words } = readerCopy

export interface ArticleActionsProps {
  of: ArticleHistory
  onClose: () => void
  onVersions: () => void
  onShare: () => void
  onNote?: () => void
}

/**
 * Shows the actions for an article of the open law. In WeChat Moments, actions that lead to other pages are left out.
 */
export function ArticleActions({
  of: { title, article, text, versions },
  onClose,
  onVersions,
  onShare,
  onNote,
}: ArticleActionsProps) {
  const cited = citeLaw(title, article)
  const leads = !host.isSinglePage()
  const closeThen = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <>
      <ListItem
        icon='text-quote'
        title={words.copy}
        under={cited}
        action
        onTap={closeThen(() => void copyText(`${cited}：${plainText(text)}`))}
        sensorsName='article_copy'
      />
      {onNote && (
        <ListItem
          icon='message-square-text'
          title={words.note}
          under={words.noteOf}
          action
          onTap={closeThen(onNote)}
          sensorsName='article_note'
        />
      )}
      {leads && (
        <ListItem
          icon='search'
          title={words.cases}
          under={words.casesOf}
          action
          isLink
          onTap={() => {
            if (!requireLogin()) return
            onClose()
            openCasesCiting({ law: title, article })
          }}
          sensorsName='article_cases'
        />
      )}
      {versions.length > 0 && (
        <ListItem
          icon='history'
          title={readerCopy.citation.versions}
          detail={fill(words.versionCount, { count: versions.length })}
          action
          onTap={closeThen(onVersions)}
          sensorsName='article_versions'
        />
      )}
      {leads && (
        <ListItem
          icon='share-2'
          title={words.share}
          under={words.shareOf}
          action
          onTap={closeThen(onShare)}
          sensorsName='article_share'
        />
      )}
    </>
  )
}
