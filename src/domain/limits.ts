/** Limits of the product. Times are in milliseconds, sizes in design pixels unless noted. */
export const LIMITS = {
  page: { list: 10, fiscalSection: 5, newLaws: 6, newLawsForGuests: 5, taxIncentives: 10, suggestions: 10 },
  scroll: { throttle: 300, distance: 100, direction: 10, nearTop: 100, titleShownAt: 20, anchor: 500 },
  toast: { usual: 2000, withAction: 5000, secondLevel: 3000, noTrial: 4000, conditions: 5000, undo: 4000 },
  delay: { blur: 200, suggestInBar: 200, suggestInAdvanced: 300, count: 300 },
  history: { entries: 5, readIds: 60, title: 200, heightLess: 84 },
  /**
   * `gapWords`: the maximum number of words in a search with a gap. The match is exact, and each further word may
   * double the work.
   */
  input: { box: 100, encodedQuery: 5000, fee: 999_999, gap: 99, gapWords: 20 },
  password: { least: 12, most: 256 },
  date: { yearsBack: 100, yearsAhead: 5 },
  visual: {
    groups: 9,
    moreWhileFewerThan: 8,
    top: 5,
    topProvinces: 10,
    years: 12,
    /** The maximum number of values that a service sends for one chart. */
    sent: 30,
    mapScale: 1.3,
    legend: { length: 8, narrowLength: 6, narrowBelow: 350 },
    /** The maximum length of a bar's name in ems in a wide row. Longer names are cut, but numbers never are. */
    barName: 20,
    image: { pixelRatio: 2, delay: 500, width: 780, height: 1000 },
  },
  report: {
    max: 30,
    length: { question: 1000, searcher: 100, pendingCase: 200, court: 60, analysis: 5000, remark: 200, entries: 200 },
  },
  /** The minimum and maximum number of characters of the facts in a search for similar cases. */
  facts: { least: 20, most: 5000 },
  /** The maximum length of a question in characters, for the service that answers by articles. */
  question: 5000,
  /** The maximum length in characters of a question in the app. The address of the screen contains it. */
  typedQuestion: 500,
  /**
   * `file` is in bytes. `pasted` and `quote` are in characters. The others are numbers of citations: in all, in a
   * request, shown at a time.
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
  tree: { debounce: 300, batch: 5, every: 500, steps: 20, visible: 100 },
  reading: {
    scales: [0.75, 0.875, 1, 1.125, 1.25, 1.375, 1.5, 1.625],
    step: 3,
    lineHeights: [1.5, 1.75, 2, 2.5],
    lineHeight: 1.5,
    size: 16,
  },
  articleSuggestion: { longerThan: 5, cutAt: 10 },
} as const
