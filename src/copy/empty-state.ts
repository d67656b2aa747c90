/** The texts of an empty result. */
import { searchCopy } from './search'

export { fill } from './search'

export const emptyStateCopy = {
  ...searchCopy,
  suggestions: {
    title: '换个条件',
    understood: '理解为：{text}',
    drop: '去掉“{text}”',
    dropOf: '去掉{name}“{text}”',
    few: '结果较少，可以再试',
    split: '拆成“{text}”',
    instead: '“{word}”换成“{text}”',
    related: { wider: '，含义更宽', narrower: '，含义更窄', term: '，法律用语', everyday: '，通俗说法' },
    cause: '同案由“{text}”',
    law: '查看{name}',
  },
} as const
