import { deskCopy } from '@/copy/desk'
import { host } from '@/platform/host'
import { relaunch } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import type { IconName } from '@/ui/icon'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { State } from '@/ui/state'

const { desk: words } = deskCopy

/** WeChat tells nobody which words are picked: there a paragraph is. */
const noteLesson = () => (host.current() === 'weapp' ? words.lessons.noteByTap : words.lessons.note)

const lessons = (): Array<[IconName, { title: string; under: string }]> => [
  ['bookmark', words.lessons.keep],
  ['search', words.lessons.search],
  ['message-square-text', noteLesson()],
]

/** What the desk is for, where nothing lies on it yet. */
export function Nothing() {
  const search = { label: words.toSearch, onTap: () => void relaunch(HOME), sensorsName: 'desk_search' }
  return (
    <>
      <Section title={words.lessons.title}>
        {lessons().map(([icon, { title, under }]) => (
          <ListItem key={icon} icon={icon} title={title} under={under} />
        ))}
      </Section>
      <State kind='empty' sentence={words.nothing} actions={[search]} />
    </>
  )
}
