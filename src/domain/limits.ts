/**
 * Limits of the product. Times are in milliseconds, distances in CSS pixels, and lengths of texts in characters. Other
 * values are numbers of items, unless noted.
 */
export const LIMITS = {
  page: { list: 10, fiscalSection: 5, newLaws: 6, newLawsForGuests: 5, taxIncentives: 10, suggestions: 10 },
  /**
   * `throttle` is the minimum time between two loads of further rows. `anchor` is the duration of a scroll to an
   * anchor.
   */
  scroll: { throttle: 300, distance: 100, direction: 10, nearTop: 100, titleShownAt: 20, anchor: 500 },
  toast: { usual: 2000, withAction: 5000, secondLevel: 3000, noTrial: 4000, conditions: 5000, undo: 4000 },
  delay: { blur: 200, suggestInBar: 200, suggestInAdvanced: 300, count: 300 },
  /**
   * `title` is a length. `heightLess` is the height that the panel below the search box leaves free, besides the
   * keyboard.
   */
  history: { entries: 5, readIds: 60, title: 200, heightLess: 84 },
  /**
   * The maximum values of inputs. `box` and `encodedQuery` are lengths. `amount` is in units of ten thousand
   * yuan. `gap` is a distance in characters.
   * `gapWords` is the maximum number of words in a search with a gap. Each further word may double the time of the
   * search.
   */
  input: { box: 100, encodedQuery: 5000, amount: 999_999, gap: 99, gapWords: 20 },
  /** The minimum and maximum length of a password. */
  password: { least: 12, most: 256 },
  /** The years before and after today that a date picker offers. */
  date: { yearsBack: 100, yearsAhead: 5 },
  visual: {
    groups: 9,
    moreWhileFewerThan: 8,
    top: 5,
    topProvinces: 10,
    years: 12,
    /** The maximum number of values that a service sends for one chart. */
    sent: 30,
    /** The end of the colour scale of a map, as a multiple of the largest value. */
    mapScale: 1.3,
    legend: { length: 8, narrowLength: 6, narrowBelow: 350 },
    /** The maximum length of a bar's name in ems in a wide row. Longer names are cut, but numbers never are. */
    barName: 20,
    /** `width` and `height` are in pixels of the picture. A CSS pixel has `pixelRatio` of them in each direction. */
    image: { pixelRatio: 2, delay: 500, width: 780, height: 1000 },
  },
  report: {
    /** The maximum number of cases in a case report. */
    max: 30,
    length: { question: 1000, searcher: 100, pendingCase: 200, court: 60, analysis: 5000, remark: 200, entries: 200 },
  },
  /** The minimum and maximum length of the facts in a search for similar cases. */
  facts: { least: 20, most: 5000 },
  /** The maximum length of a question that the service answers by articles. */
  question: 5000,
  /**
   * The maximum length of a question in the app. It is shorter, because the address of the screen contains the
   * question.
   */
  typedQuestion: 500,
  /**
   * `file` is in bytes. `pasted`, `quote` and `statement` are lengths. The others are maximum numbers of citations: in
   * a check, in a request, shown at a time, in a report, and in a shared link.
   */
  citationCheck: {
    file: 5 * 1024 * 1024,
    pasted: 100_000,
    quote: 2000,
    statement: 300,
    most: 5000,
    atOnce: 50,
    visible: 40,
    reported: 2000,
    linked: 500,
  },
  /**
   * An open branch shows `batch` more nodes at intervals of `every` milliseconds, in at most `steps` steps and up to
   * `visible` nodes.
   */
  tree: { debounce: 300, batch: 5, every: 500, steps: 20, visible: 100 },
  /**
   * `scales` multiply the font size. `step` is the index of the default scale. `lineHeights` are multiples of the size.
   */
  reading: {
    scales: [0.75, 0.875, 1, 1.125, 1.25, 1.375, 1.5, 1.625],
    step: 3,
    lineHeights: [1.5, 1.75, 2, 2.5],
    lineHeight: 1.5,
    size: 16,
  },
  /**
   * If the first suggestion of practice articles has more than `longerThan` characters, it is cut to `cutAt`
   * characters.
   */
  articleSuggestion: { longerThan: 5, cutAt: 10 },
} as const
