/** The commands of the command bar. They open screens, tools, libraries and recent documents, or start a search. */
import { calculatorsCopy } from '@/copy/calculators'
import { commandBarCopy, fill } from '@/copy/command-bar'
import { encodeUrlQuery } from '@domain/query/codec'
import { addTypedText } from '@domain/query/search-box'
import type { SuggestionGroup } from '@domain/query/suggestions'
import type { Params } from '@domain/format/address'
import { CATEGORIES, type Category, FISCAL_CATEGORIES } from '@/libraries/categories'
import { suggestionTarget } from '@/libraries/library'
import { isOffered } from '@/platform/settings/offered'
import { ROUTES, type RouteName } from '@/routing/routes'
import { type LinkedScreen, SCREEN_ICONS } from '@/shared/screen-icons'
import type { IconName } from '@/ui/icon'

type CommandKind = keyof typeof commandBarCopy.kinds

export interface Command {
  key: string
  kind: CommandKind
  icon: IconName
  title: string
  route: RouteName
  params?: Params
  /** The key of the library to which the screen belongs. */
  library?: string
}

/** The part of a recently read document that a command needs. */
interface RecentDocument {
  title: string
  route: RouteName
  params: Params
}

/** The maximum number of recent documents that the bar lists before the reader types. */
const MAX_RECENT = 5
/** The maximum number of commands of one kind that the bar lists for a typed text. */
const MAX_OF_KIND = 8

const categories: Category[] = Object.values(CATEGORIES)
const fiscal: Category[] = Object.values(FISCAL_CATEGORIES)

const screen = (kind: CommandKind, route: RouteName, icon: IconName): Command => ({
  key: route,
  kind,
  icon,
  title: ROUTES[route].title,
  route,
})

const linked = (kind: CommandKind, route: LinkedScreen) => screen(kind, route, SCREEN_ICONS[route])

const SCREENS: Command[] = [
  screen('screen', 'search', 'search'),
  linked('screen', 'desk'),
  linked('screen', 'case-visual'),
  screen('screen', 'account-security', 'lock'),
  ...categories
    .filter(({ advanced }) => advanced)
    .map(({ key, label }): Command => ({
      ...linked('screen', 'advanced'),
      key: `advanced ${key}`,
      title: fill(commandBarCopy.advanced, { library: label }),
      params: { type: key },
      library: key,
    })),
]

const TOOLS: Command[] = [
  ...(['brief', 'alike', 'case-report', 'reckoners'] as const).map(route => linked('tool', route)),
  ...Object.entries(calculatorsCopy.calculators.tabs).map(([of, name]): Command => ({
    ...linked('tool', 'reckoners'),
    key: `reckoners ${of}`,
    title: fill(commandBarCopy.calculator, { name }),
    params: { of },
  })),
]

const library = (category: Category): Command => ({
  ...screen('library', category.list, 'list'),
  key: `library ${category.key}`,
  title: category.label,
  library: category.key,
})
const LIBRARY_COMMANDS: Command[] = [
  ...categories.map(library),
  screen('library', 'fiscal-tax-list', 'list'),
  // A deployment without tax incentives names their other screen.
  { ...screen('library', 'tax-incentives-list', 'list'), library: 'tax-incentives-app' },
  ...fiscal.map(library),
]

const recent = ({ title, route, params }: RecentDocument): Command => ({
  key: `recent ${route} ${Object.values(params).join(' ')}`,
  kind: 'recent',
  icon: 'file-text',
  title,
  route,
  params,
})

/** Returns the commands that open the laws and articles among suggestions. */
const lawCommands = (suggestions: SuggestionGroup[]): Command[] =>
  suggestions
    .filter(({ library: of }) => of === 'law')
    .flatMap(({ value }) =>
      value.flatMap(({ id, article, name }): Command[] =>
        id
          ? [
              {
                key: `law ${id} ${article ?? ''}`,
                kind: 'law',
                icon: 'file-text',
                title: name,
                library: 'law',
                ...suggestionTarget({ id, article, library: 'law' }, CATEGORIES.law, []),
              },
            ]
          : [],
      ),
    )

/** The libraries for which the command bar offers a search for the typed text. */
const SEARCHED = ['case', 'law', 'article'] as const

function searches(text: string): Command[] {
  return SEARCHED.flatMap((key): Command[] => {
    const outcome = addTypedText([], text, commandBarCopy.searched[key])
    if (outcome.kind !== 'changed') return []
    const { list, label } = CATEGORIES[key]
    return [
      {
        key: `search ${key}`,
        kind: 'search',
        icon: 'search',
        title: fill(commandBarCopy.search, { library: label, text }),
        route: list,
        params: { query: encodeUrlQuery(outcome.conditions) },
        library: key,
      },
    ]
  })
}

/** Whether all words of the text are in the title, in any order and case. */
const matches = (words: string[]) => (command: Command) =>
  words.every(word => command.title.toLowerCase().includes(word))

/** Whether this deployment has the screen and its library. */
const isCommandOffered = ({ route, library: of }: Command) => isOffered(route) && (of === undefined || isOffered(of))

/**
 * Returns the commands for a typed text: those whose title has its words, the laws among the suggestions for it, then
 * searches for it. Without a text returns the recent documents, the tools, the screens and the libraries. Screens that
 * are not offered are left out.
 */
export const commandsFor = (
  text: string,
  documents: RecentDocument[],
  suggestions: SuggestionGroup[] = [],
): Command[] => allCommandsFor(text, documents, suggestions).filter(isCommandOffered)

function allCommandsFor(text: string, documents: RecentDocument[], suggestions: SuggestionGroup[]): Command[] {
  const trimmed = text.trim()
  const recents = documents.map(recent)
  const places = [TOOLS, SCREENS, LIBRARY_COMMANDS]
  if (!trimmed) return [...recents.slice(0, MAX_RECENT), ...places.flat()]
  const isMatch = matches(trimmed.toLowerCase().split(/\s+/))
  const matching = [...places, recents].flatMap(commands => commands.filter(isMatch).slice(0, MAX_OF_KIND))
  return [...matching, ...lawCommands(suggestions), ...searches(trimmed)]
}
